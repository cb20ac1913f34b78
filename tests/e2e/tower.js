/**
 * A Tower that speaks the protocol, behind a fake `navigator.bluetooth`, for tests in Chromium and in vitest. It
 * understands bytes, not our classes, and writes down in `crimes` what no Tower may ever be sent: a command above 5, a
 * drum backwards, and anything before it has answered or at once afterwards. As `tower`:
 *
 *   tower.unplug()   its batteries are out: the connection is gone, and it cannot be found until tower.away = false
 *   tower.skull()    a skull falls through the beam
 *   tower.deaf = 1   it leaves a packet unanswered
 */
(() => {
  const WRITE = '6e400002-b5a3-f393-e0a9-e50e24dcca9e';

  class Characteristic extends EventTarget {
    constructor(tower, id) {
      super();
      Object.assign(this, { tower, id, value: undefined });
    }
    async startNotifications() {
      this.tower.notify = this;
      this.tower.wind();
    }
    async writeValueWithResponse(packet) {
      if (this.id !== WRITE || !this.tower.gatt.connected) throw new DOMException('GATT Server is disconnected.', 'NetworkError');
      this.tower.take(Uint8Array.from(packet));
    }
  }

  class Tower extends EventTarget {
    /** It has not answered yet. */
    busy = false;
    state = new Uint8Array(20);
    millivolts = 4400;
    received = [];
    crimes = [];
    /** Each turn of a drum: which, and by how many quarters, always forwards. */
    turns = [];
    connections = 0;
    deaf = 0;
    dead = false;
    away = false;
    /** Whoever is asked to pick a Tower closes the list. */
    cancelled = false;
    /** Milliseconds between two reports of the battery, and that a calibration takes. */
    beat = 50;
    calibration = 60;
    name = 'ReturnToDarkTower';
    notify = null;
    timer = 0;
    /** Milliseconds after an answer in which it wants no packet. */
    rest = 200;
    answered = -Infinity;
    /** It answers that all its lights are out. */
    dim = false;
    gatt = {
      connected: false,
      connect: async () => {
        if (this.away) throw new DOMException('Bluetooth Device is no longer in range.', 'NetworkError');
        this.gatt.connected = true;
        this.connections += 1;
        return this.gatt;
      },
      disconnect: () => {
        this.gatt.connected = this.busy = false;
        this.answered = -Infinity;
        clearInterval(this.timer);
      },
      getPrimaryService: async () => ({ getCharacteristic: async (id) => new Characteristic(this, id) }),
    };

    unplug() {
      this.away = true;
      this.state = new Uint8Array(20);
      this.gatt.disconnect();
      this.dispatchEvent(new Event('gattserverdisconnected'));
    }

    skull() {
      this.state[17] += 1;
      this.say(this.state);
    }

    positions() {
      const bits = this.state[1] | (this.state[2] << 8);
      return [(bits >> 1) & 3, (bits >> 6) & 3, (bits >> 11) & 3];
    }

    /** The commands and states that were received, in hexadecimal digits. */
    log() {
      return this.received.map((packet) => [...packet].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
    }

    wind() {
      clearInterval(this.timer);
      this.timer = setInterval(() => this.say([7, 0, 0, this.millivolts >> 8, this.millivolts & 255]), this.beat);
    }

    take(packet) {
      this.received.push(packet);
      if (packet[0] > 5) this.crimes.push(`command ${packet[0]}`);
      if (packet[0] === 0 && packet[18] & 0b1110) this.crimes.push('a drum backwards');
      if (this.busy) this.crimes.push('a packet before the answer');
      if (performance.now() - this.answered < this.rest) this.crimes.push('a packet right after the answer');
      if (this.dead) return;
      if (this.deaf > 0) {
        this.deaf -= 1;
        return;
      }
      this.busy = true;
      // As it stands: perhaps calibrated, but not for long.
      if (packet[0] === 4) this.say(this.state);
      setTimeout(() => this.answer(packet), packet[0] === 4 ? this.calibration : 5);
    }

    answer(packet) {
      if (!this.busy) return; // It was unplugged meanwhile.
      this.busy = false;
      this.answered = performance.now();
      if (packet[0] === 4) this.calibrated();
      else this.obey(packet);
    }

    calibrated() {
      this.state[1] = 0x10;
      this.state[2] = 0x42;
      this.say([8]);
      this.say(this.state);
    }

    obey(packet) {
      if (packet[0] === 0) {
        if (packet.length !== 20) return this.say([1]);
        const before = this.positions();
        const count = this.state.slice(16, 18);
        this.state.set(packet);
        this.state.set(count, 16);
        this.positions().forEach((now, drum) => {
          if (now !== before[drum]) this.turns.push([drum, (now - before[drum] + 4) % 4]);
        });
        this.state[15] = this.state[19] = 0;
      }
      const told = this.state.slice();
      if (this.dim) told.fill(0, 3, 15);
      this.say(told);
    }

    say(bytes) {
      if (this.dead || !this.gatt.connected || !this.notify) return;
      this.notify.value = new DataView(Uint8Array.from(bytes).buffer);
      this.notify.dispatchEvent(new Event('characteristicvaluechanged'));
    }
  }

  const tower = new Tower();
  globalThis.tower = tower;
  const bluetooth = {
    requestDevice: async () => {
      if (tower.cancelled) throw new DOMException('User cancelled the requestDevice() chooser.', 'NotFoundError');
      return tower;
    },
  };
  Object.defineProperty(globalThis.navigator, 'bluetooth', { value: bluetooth, configurable: true });
})();
