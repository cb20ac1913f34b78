/** The Tower by Web Bluetooth. The interfaces are those parts of the browser's that are used here. */
import { TowerTrouble, type Radio } from './link';
import { NAME, NOTIFY, SERVICE, WRITE } from './packets';

interface Characteristic extends EventTarget {
  value?: DataView;
  startNotifications: () => Promise<unknown>;
  writeValueWithResponse: (packet: Uint8Array) => Promise<void>;
}
interface Server {
  connected: boolean;
  connect: () => Promise<Server>;
  disconnect: () => void;
  getPrimaryService: (id: string) => Promise<{ getCharacteristic: (id: string) => Promise<Characteristic> }>;
}
interface Device extends EventTarget {
  gatt?: Server;
}
interface Bluetooth {
  requestDevice: (wish: object) => Promise<Device>;
}

/** The browser's Bluetooth; undefined: it has none, or only shows it to pages over https. */
function bluetooth(): Bluetooth | undefined {
  return (navigator as { bluetooth?: Bluetooth }).bluetooth;
}

export const hasBluetooth = () => bluetooth() !== undefined;

/** Let somebody pick the Tower, as the browser demands; null: they closed its list. */
export async function pickTower(): Promise<Radio | null> {
  try {
    const device = await bluetooth()?.requestDevice({ filters: [{ name: NAME }], optionalServices: [SERVICE] });
    return device ? new TowerRadio(device) : null;
  } catch (error) {
    // The list was closed, or it was empty, which the browser does not tell apart; or Bluetooth is switched off.
    if (error instanceof DOMException && error.name === 'NotFoundError' && !/adapter/i.test(error.message)) return null;
    throw new TowerTrouble('no_adapter');
  }
}

class TowerRadio implements Radio {
  private write: Characteristic | undefined;
  private release: () => void = () => undefined;

  constructor(private readonly device: Device) {}

  async connect(heard: (packet: Uint8Array) => void, lost: () => void): Promise<void> {
    const listener = new AbortController();
    this.release = () => listener.abort();
    const { signal } = listener;
    try {
      this.device.addEventListener('gattserverdisconnected', lost, { signal });
      const service = await (await this.device.gatt?.connect())?.getPrimaryService(SERVICE);
      const notify = await service?.getCharacteristic(NOTIFY);
      this.write = await service?.getCharacteristic(WRITE);
      const listen = () => {
        const value = notify?.value;
        if (value) heard(new Uint8Array(value.buffer.slice(value.byteOffset, value.byteOffset + value.byteLength)));
      };
      notify?.addEventListener('characteristicvaluechanged', listen, { signal });
      await notify?.startNotifications();
    } catch {
      throw new TowerTrouble('not_found');
    }
  }

  async send(packet: Uint8Array): Promise<void> {
    if (!this.write) throw new TowerTrouble('silent');
    await this.write.writeValueWithResponse(packet);
  }

  close(): void {
    this.release();
    this.write = undefined;
    // Also ends an attempt to connect.
    this.device.gatt?.disconnect();
  }
}
