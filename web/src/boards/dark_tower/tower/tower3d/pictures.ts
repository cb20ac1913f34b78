/** Pictures painted in code: basalt with glowing veins, the sign of a seal, glyphs, soft light. */
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import { dice } from './shapes';

function canvas(size: number, paint: (context: CanvasRenderingContext2D, size: number) => void): HTMLCanvasElement {
  const made = document.createElement('canvas');
  made.width = made.height = size;
  const context = made.getContext('2d');
  if (context) paint(context, size);
  return made;
}

function texture(from: HTMLCanvasElement, colour: boolean, repeat = false): CanvasTexture {
  const made = new CanvasTexture(from);
  if (colour) made.colorSpace = SRGBColorSpace;
  if (repeat) made.wrapS = made.wrapT = RepeatWrapping;
  made.anisotropy = 4;
  return made;
}

/** Courses of basalt blocks: their colour, their relief, and the veins that glow between them. */
export function basalt() {
  const size = 512;
  const roll = dice(4711);
  const blocks: { x: number; y: number; w: number; h: number; tone: number }[] = [];
  const rows = 8;
  for (let row = 0; row < rows; row++) {
    let x = -roll() * 60;
    while (x < size) {
      const w = 52 + roll() * 66;
      blocks.push({ x, y: (row * size) / rows, w, h: size / rows, tone: roll() });
      x += w;
    }
  }
  const relief = canvas(size, (c) => {
    c.fillStyle = '#161616';
    c.fillRect(0, 0, size, size);
    for (const { x, y, w, h, tone } of blocks) {
      const light = 120 + tone * 70;
      for (const [inset, part] of [[2, 0.62], [4, 0.82], [6, 1]] as const) {
        const v = light * part;
        c.fillStyle = `rgb(${v},${v},${v})`;
        c.fillRect(x + inset, y + inset, w - 2 * inset, h - 2 * inset);
      }
    }
    // Chips and grain.
    for (let n = 0; n < 2600; n++) {
      const v = roll() > 0.5 ? 255 : 0;
      c.fillStyle = `rgba(${v},${v},${v},${0.04 + roll() * 0.1})`;
      c.fillRect(roll() * size, roll() * size, 1 + roll() * 4, 1 + roll() * 3);
    }
    c.strokeStyle = 'rgba(0,0,0,.5)';
    for (let n = 0; n < 26; n++) crack(c, roll, size, 1, 5);
  });
  const colour = canvas(size, (c) => {
    c.fillStyle = '#3a3442';
    c.fillRect(0, 0, size, size);
    for (const { x, y, w, h, tone } of blocks) {
      c.fillStyle = `hsl(${256 + tone * 30} ${7 + tone * 6}% ${44 + tone * 20}%)`;
      c.fillRect(x + 2, y + 2, w - 4, h - 4);
    }
    c.globalCompositeOperation = 'multiply';
    c.globalAlpha = 0.55;
    c.drawImage(relief, 0, 0);
    c.globalAlpha = 1;
    c.globalCompositeOperation = 'source-over';
    for (let n = 0; n < 900; n++) {
      c.fillStyle = `rgba(${roll() > 0.5 ? '190,170,220' : '0,0,0'},${roll() * 0.09})`;
      c.fillRect(roll() * size, roll() * size, 2 + roll() * 7, 1 + roll() * 5);
    }
  });
  const veins = canvas(size, (c) => {
    c.fillStyle = '#000';
    c.fillRect(0, 0, size, size);
    c.strokeStyle = '#fff';
    c.shadowColor = '#fff';
    for (let n = 0; n < 6; n++) {
      c.shadowBlur = 18;
      c.globalAlpha = 0.5 + roll() * 0.5;
      crack(c, roll, size, 2.2, 10);
    }
  });
  return { colour: texture(colour, true, true), relief: texture(relief, false, true), veins: texture(veins, false, true) };
}

/** A crooked line that forks. */
function crack(c: CanvasRenderingContext2D, roll: () => number, size: number, width: number, steps: number): void {
  let x = roll() * size;
  let y = roll() * size;
  let angle = roll() * Math.PI * 2;
  c.lineWidth = width;
  c.beginPath();
  c.moveTo(x, y);
  for (let n = 0; n < steps; n++) {
    angle += (roll() - 0.5) * 1.5;
    x += Math.cos(angle) * (10 + roll() * 22);
    y += Math.sin(angle) * (10 + roll() * 22);
    c.lineTo(x, y);
    if (roll() < 0.22) {
      c.lineTo(x + Math.cos(angle + 1) * 16, y + Math.sin(angle + 1) * 16);
      c.moveTo(x, y);
    }
  }
  c.stroke();
}

/** The sign cut into every seal: a closed eye in a ring, with a lock of rays. */
function sign(c: CanvasRenderingContext2D, size: number): void {
  const m = size / 2;
  c.lineWidth = size * 0.03;
  c.lineCap = 'round';
  c.beginPath();
  c.arc(m, m, size * 0.29, 0, Math.PI * 2);
  c.stroke();
  c.lineWidth = size * 0.014;
  c.beginPath();
  c.arc(m, m, size * 0.345, 0, Math.PI * 2);
  c.stroke();
  c.lineWidth = size * 0.028;
  c.beginPath();
  c.moveTo(m - size * 0.2, m - size * 0.01);
  c.quadraticCurveTo(m, m + size * 0.18, m + size * 0.2, m - size * 0.01);
  c.stroke();
  for (let n = -2; n <= 2; n++) {
    c.beginPath();
    c.moveTo(m + n * size * 0.07, m + size * (0.115 - n * n * 0.014));
    c.lineTo(m + n * size * 0.095, m + size * (0.19 - n * n * 0.018));
    c.stroke();
  }
  c.beginPath();
  c.moveTo(m, m - size * 0.21);
  c.lineTo(m + size * 0.05, m - size * 0.13);
  c.lineTo(m, m - size * 0.05);
  c.lineTo(m - size * 0.05, m - size * 0.13);
  c.closePath();
  c.stroke();
}

export function sealPictures() {
  const size = 256;
  const roll = dice(99);
  const ground = (c: CanvasRenderingContext2D, base: string, dark: string) => {
    c.fillStyle = base;
    c.fillRect(0, 0, size, size);
    for (let n = 0; n < 700; n++) {
      c.fillStyle = `rgba(${roll() > 0.5 ? '255,255,255' : '0,0,0'},${roll() * 0.1})`;
      c.fillRect(roll() * size, roll() * size, 1 + roll() * 6, 1 + roll() * 4);
    }
    // Worn in the middle, dark towards the jambs, with a groove all around.
    const fade = c.createRadialGradient(size / 2, size / 2, size * 0.2, size / 2, size / 2, size * 0.62);
    fade.addColorStop(0, 'rgba(0,0,0,0)');
    fade.addColorStop(1, 'rgba(0,0,0,.62)');
    c.fillStyle = fade;
    c.fillRect(0, 0, size, size);
    c.strokeStyle = dark;
    c.lineWidth = size * 0.025;
    c.beginPath();
    c.moveTo(size * 0.1, size * 0.93);
    c.lineTo(size * 0.9, size * 0.93);
    c.lineTo(size * 0.9, size * 0.48);
    c.quadraticCurveTo(size * 0.87, size * 0.2, size / 2, size * 0.07);
    c.quadraticCurveTo(size * 0.13, size * 0.2, size * 0.1, size * 0.48);
    c.closePath();
    c.stroke();
    sign(c, size);
  };
  const colour = canvas(size, (c) => ground(c, '#75678a', 'rgba(14,5,24,.95)'));
  const relief = canvas(size, (c) => ground(c, '#999', '#000'));
  const glow = canvas(size, (c) => {
    c.fillStyle = '#000';
    c.fillRect(0, 0, size, size);
    c.strokeStyle = '#fff';
    c.shadowColor = '#fff';
    c.shadowBlur = 9;
    sign(c, size);
  });
  return { colour: texture(colour, true), relief: texture(relief, false), glow: texture(glow, false) };
}

/** A sign of light on black stone, from an outline in a box of 512. */
export function glyphPicture(outline: string): CanvasTexture {
  return texture(
    canvas(256, (c, size) => {
      c.fillStyle = '#000';
      c.fillRect(0, 0, size, size);
      c.translate(size * 0.17, size * 0.17);
      c.scale((size * 0.66) / 512, (size * 0.66) / 512);
      c.fillStyle = '#fff';
      c.shadowColor = '#fff';
      c.shadowBlur = 26;
      c.fill(new Path2D(outline));
    }),
    false,
  );
}

/** A soft spot of light, for glows; ragged, for dust. */
export function soft(ragged = false): CanvasTexture {
  return texture(
    canvas(128, (c, size) => {
      const roll = dice(5);
      const spot = (x: number, y: number, r: number, strength: number) => {
        const fade = c.createRadialGradient(x, y, 0, x, y, r);
        fade.addColorStop(0, `rgba(255,255,255,${strength})`);
        fade.addColorStop(0.35, `rgba(255,255,255,${strength * 0.42})`);
        fade.addColorStop(1, 'rgba(255,255,255,0)');
        c.fillStyle = fade;
        c.fillRect(0, 0, size, size);
      };
      if (!ragged) spot(size / 2, size / 2, size / 2, 1);
      else for (let n = 0; n < 14; n++) spot(size * (0.3 + roll() * 0.4), size * (0.3 + roll() * 0.4), size * (0.14 + roll() * 0.14), 0.32);
    }),
    true,
  );
}

/** The ground: dark rock, the four kingdoms faintly in their colours, the rivers between them. */
export function ground(): CanvasTexture {
  return texture(
    canvas(1024, (c, size) => {
      const m = size / 2;
      const roll = dice(31);
      c.fillStyle = '#2b2534';
      c.fillRect(0, 0, size, size);
      ['#3c4460', '#54482f', '#54392a', '#34503c'].forEach((tint, side) => {
        c.fillStyle = tint;
        c.beginPath();
        c.moveTo(m, m);
        c.arc(m, m, m, (-0.75 + side * 0.5) * Math.PI, (-0.25 + side * 0.5) * Math.PI);
        c.fill();
      });
      for (let n = 0; n < 5200; n++) {
        c.fillStyle = `rgba(${roll() > 0.55 ? '200,180,220' : '0,0,0'},${roll() * 0.1})`;
        c.beginPath();
        c.ellipse(roll() * size, roll() * size, 1 + roll() * 9, 1 + roll() * 4, roll() * 3, 0, 7);
        c.fill();
      }
      // A path to each kingdom, and a river between each two.
      for (let side = 0; side < 4; side++) {
        c.save();
        c.translate(m, m);
        c.rotate((side * Math.PI) / 2);
        const path = c.createLinearGradient(0, -m, 0, 0);
        path.addColorStop(0, 'rgba(120,108,120,0)');
        path.addColorStop(0.6, 'rgba(120,108,120,.5)');
        c.fillStyle = path;
        c.fillRect(-30, -m, 60, m);
        c.rotate(Math.PI / 4);
        c.strokeStyle = 'rgba(92,128,210,.42)';
        c.lineWidth = 13;
        c.beginPath();
        for (let y = 90; y < m; y += 14) c.lineTo(Math.sin(y / 34 + side) * 14, -y);
        c.stroke();
        c.restore();
      }
    }),
    true,
  );
}
