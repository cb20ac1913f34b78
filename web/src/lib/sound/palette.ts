/**
 * Every sound as a recipe: a few voices, each an oscillator or noise with an envelope. All sounds are synthesised
 * here; no file is ever loaded. This module imports nothing, so that a test can render it.
 */

/**
 * One voice of a sound. Times are in seconds, pitches in hertz, loudness from 0 to 1, or more for narrowly filtered
 * noise.
 */
export interface Voice {
  wave: OscillatorType | 'noise';
  /** When it begins. */
  at?: number;
  length: number;
  /** Its pitch, or the filter frequency of noise; it glides from the first value to the second. */
  from: number;
  to?: number;
  peak: number;
  /** Time to the peak; after it, the sound decays. */
  attack?: number;
  /** How narrow the filter of noise is. */
  q?: number;
  /** The filter type for noise. */
  pass?: 'lowpass' | 'bandpass' | 'highpass';
}

const tone = (from: number, at: number, length: number, peak: number, more: Partial<Voice> = {}): Voice => ({
  wave: 'triangle',
  from,
  at,
  length,
  peak,
  ...more,
});
const noise = (from: number, at: number, length: number, peak: number, more: Partial<Voice> = {}): Voice => ({
  wave: 'noise',
  pass: 'bandpass',
  q: 1,
  from,
  at,
  length,
  peak,
  ...more,
});
/** A tone with the shimmer of its octave and fifth above. */
const bell = (pitch: number, at: number, length: number, peak: number): Voice[] => [
  tone(pitch, at, length, peak, { wave: 'sine' }),
  tone(pitch * 2.01, at, length * 0.6, peak * 0.35, { wave: 'sine' }),
  tone(pitch * 3.02, at, length * 0.35, peak * 0.18, { wave: 'sine' }),
];
/** Approximately brass: two slightly detuned saws. */
const horn = (pitch: number, at: number, length: number, peak: number): Voice[] => [
  tone(pitch, at, length, peak, { wave: 'sawtooth', attack: 0.04 }),
  tone(pitch * 1.006, at, length, peak, { wave: 'sawtooth', attack: 0.05 }),
  tone(pitch / 2, at, length, peak, { attack: 0.03 }),
];
const thud = (pitch: number, at: number, length: number, peak: number): Voice =>
  tone(pitch, at, length, peak, { wave: 'sine', to: pitch / 3 });

export const PALETTE = {
  // Actions of the player
  pick: [tone(520, 0, 0.09, 0.35, { to: 620 }), noise(3200, 0, 0.03, 0.25)],
  drop: [tone(420, 0, 0.1, 0.35, { to: 300 }), noise(1400, 0, 0.05, 0.3)],
  refuse: [tone(180, 0, 0.11, 0.3, { wave: 'square' }), tone(140, 0.1, 0.16, 0.3, { wave: 'square' })],
  // Things on the table
  card: [noise(2400, 0, 0.14, 0.7, { to: 5200, q: 0.8, attack: 0.03 })],
  coin: [...bell(1760, 0, 0.22, 0.3), ...bell(2350, 0.07, 0.3, 0.3)],
  dice: [0, 0.07, 0.13, 0.22, 0.34].flatMap((at, n) => [noise(1900 - n * 180, at, 0.05, 2, { q: 3 }), thud(400 - n * 40, at, 0.05, 0.35)]),
  move: [0, 0.14].flatMap((at) => [noise(700, at, 0.1, 1.2, { pass: 'lowpass' }), thud(190 - 200 * at, at, 0.09, 0.3)]),
  march: [0, 0.16, 0.32].flatMap((at) => [noise(420, at, 0.12, 0.8, { pass: 'lowpass' }), thud(95, at, 0.14, 0.5)]),
  build: [0, 0.16].flatMap((at) => [noise(1700, at, 0.06, 0.6, { q: 3 }), thud(210, at, 0.12, 0.5)]),
  upgrade: [noise(1700, 0, 0.06, 0.5, { q: 3 }), ...bell(660, 0.08, 0.3, 0.3), ...bell(990, 0.18, 0.4, 0.3)],
  // Blows
  hit: [noise(1200, 0, 0.1, 0.8, { to: 400 }), thud(170, 0, 0.16, 0.6)],
  heavy: [noise(700, 0, 0.3, 0.7, { to: 120, pass: 'lowpass' }), thud(110, 0, 0.4, 0.75), noise(2600, 0, 0.05, 0.35)],
  arrow: [noise(3800, 0, 0.16, 0.6, { to: 1100, q: 2, attack: 0.03 }), noise(900, 0.15, 0.06, 0.7), thud(240, 0.15, 0.08, 0.4)],
  kill: [noise(1600, 0, 0.09, 0.7), thud(150, 0.02, 0.22, 0.7), tone(330, 0.04, 0.3, 0.25, { to: 120, wave: 'sawtooth' })],
  crumble: [
    noise(500, 0, 0.7, 0.8, { to: 140, pass: 'lowpass' }),
    ...[0.05, 0.17, 0.26, 0.41].map((at) => noise(1100 - 900 * at, at, 0.07, 0.6, { q: 2 })),
    thud(80, 0, 0.5, 0.6),
  ],
  // Magic and weather
  spell: [
    ...[523, 659, 784, 1047].flatMap((pitch, n) => bell(pitch, n * 0.07, 0.4, 0.2)),
    noise(3000, 0, 0.5, 0.2, { to: 7000, q: 3, attack: 0.15 }),
  ],
  heal: [...bell(523, 0, 0.5, 0.25), ...bell(659, 0.12, 0.5, 0.25), ...bell(784, 0.24, 0.6, 0.25)],
  shield: [tone(300, 0, 0.45, 0.3, { to: 450, wave: 'sine', attack: 0.05 }), ...bell(900, 0.05, 0.4, 0.2), noise(2500, 0, 0.08, 0.35, { q: 5 })],
  fire: [noise(420, 0, 0.8, 0.9, { to: 1500, q: 0.6, attack: 0.2 }), noise(3200, 0.1, 0.6, 0.25, { attack: 0.1 })],
  frost: [...bell(1480, 0, 0.5, 0.18), ...bell(1975, 0.06, 0.5, 0.15), noise(6000, 0, 0.4, 0.2, { pass: 'highpass', attack: 0.1 })],
  // The enemy
  foe: [tone(196, 0, 0.28, 0.3, { wave: 'sawtooth', to: 165, attack: 0.03 }), noise(380, 0, 0.25, 0.5, { pass: 'lowpass' })],
  boss: [...horn(98, 0, 0.9, 0.18), ...horn(92, 0.35, 0.95, 0.2), thud(60, 0, 0.6, 0.6), thud(60, 0.35, 0.8, 0.6)],
  danger: [...horn(233, 0, 0.3, 0.14), ...horn(220, 0.28, 0.5, 0.16)],
  loss: [tone(330, 0, 0.3, 0.35, { to: 311 }), tone(247, 0.18, 0.5, 0.35, { to: 220 }), thud(90, 0, 0.35, 0.5)],
  skull: [...[0, 0.09, 0.2].map((at, n) => noise(1300 - n * 250, at, 0.06, 0.8, { q: 4 })), tone(140, 0.05, 0.5, 0.35, { wave: 'sine', to: 90 })],
  seal: [noise(900, 0, 0.45, 0.7, { to: 250, q: 2, attack: 0.08 }), thud(75, 0.3, 0.4, 0.8), noise(2200, 0.3, 0.06, 0.5)],
  gears: [0, 0.11, 0.22, 0.33, 0.44].map((at) => noise(850, at, 0.08, 4, { q: 6 })),
  // Something falls in from above and knocks its way down.
  rattle: [
    noise(2400, 0.1, 0.4, 0.2, { to: 700, q: 2, attack: 0.3 }),
    ...[0.51, 0.84, 1.17].flatMap((at, n) => [noise(1100 - n * 260, at, 0.09, 0.9 - n * 0.2, { q: 3 }), thud(150 - n * 30, at, 0.25, 0.6 - n * 0.12)]),
  ],
  // Something round leaps out, and comes to rest.
  tumble: [
    thud(210, 0.05, 0.18, 0.4),
    ...[0.5, 0.82, 1.04, 1.18].flatMap((at, n) => [noise(1500 - n * 200, at, 0.05, 0.9 - n * 0.18, { q: 4 }), thud(170, at, 0.1, 0.36 - n * 0.07)]),
  ],
  // A heavy drum of stone begins to turn, and stops.
  grind: [
    noise(140, 0, 1.25, 1.2, { to: 220, pass: 'lowpass', attack: 0.35 }),
    ...[0.2, 0.38, 0.54, 0.69, 0.83, 0.97].map((at) => noise(620, at, 0.07, 1.6, { q: 6 })),
    thud(70, 1.2, 0.26, 0.9),
  ],
  // Stone trembles, bursts and falls.
  shatter: [
    noise(300, 0, 0.5, 0.4, { to: 900, q: 3, attack: 0.42 }),
    noise(3400, 0.51, 0.25, 0.5, { to: 900 }),
    thud(90, 0.51, 0.4, 0.6),
    ...[0.72, 0.85, 0.97, 1.12].map((at, n) => noise(1500 - n * 230, at, 0.07, 0.7 - n * 0.12, { q: 3 })),
  ],
  // A great bell.
  toll: [...bell(147, 0, 1.4, 0.4), ...bell(220, 0.02, 1.1, 0.12), thud(74, 0, 0.5, 0.4)],
  // Threats
  whisper: [
    ...[311, 330, 370].map((pitch, n) => tone(pitch, n * 0.12, 1.1, 0.13, { wave: 'sine', to: pitch * 0.94, attack: 0.4 })),
    noise(2600, 0, 1.2, 0.4, { to: 1700, q: 8, attack: 0.5 }),
  ],
  dread: [...horn(73, 0, 1.35, 0.15), ...horn(69, 0.3, 1.1, 0.15), noise(180, 0, 1.4, 0.6, { pass: 'lowpass', attack: 0.5 }), thud(48, 0.02, 1, 0.68)],
  // Players
  turn: [...bell(587, 0, 0.4, 0.28), ...bell(880, 0.13, 0.6, 0.28)],
  round: [thud(120, 0, 0.4, 0.6), ...horn(196, 0.05, 0.55, 0.12)],
  chat: [tone(784, 0, 0.1, 0.3, { wave: 'sine' }), tone(988, 0.09, 0.16, 0.3, { wave: 'sine' })],
  ping: [...bell(1319, 0, 0.5, 0.4)],
  triumph: [...horn(392, 0, 0.2, 0.16), ...horn(523, 0.16, 0.5, 0.2)],
  victory: [
    ...[[392, 0, 0.22], [392, 0.16, 0.16], [523, 0.3, 0.3], [659, 0.5, 0.3], [784, 0.7, 0.75]].flatMap(
      ([pitch = 0, at = 0, length = 0]) => horn(pitch, at, length, 0.17),
    ),
    ...bell(1568, 0.72, 0.7, 0.12),
  ],
  defeat: [
    ...[[294, 0], [277, 0.28], [220, 0.56]].flatMap(([pitch = 0, at = 0]) => horn(pitch, at, 0.7, 0.12)),
    thud(65, 0.56, 0.85, 0.7),
  ],
} satisfies Record<string, Voice[]>;

export type SoundName = keyof typeof PALETTE;

/** The length of a sound in seconds. */
export function lengthOf(name: SoundName): number {
  return Math.max(...(PALETTE[name] as Voice[]).map((voice) => (voice.at ?? 0) + voice.length));
}

/** A second of noise, the same each time. */
function hiss(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 22222;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 16807) % 2147483647;
    samples[i] = (seed / 2147483647) * 2 - 1;
  }
  return buffer;
}
const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Schedule a sound at a time of the context. */
export function perform(context: BaseAudioContext, out: AudioNode, name: SoundName, when: number): void {
  for (const voice of PALETTE[name] as Voice[]) sing(context, out, voice, when);
}

function sing(context: BaseAudioContext, out: AudioNode, voice: Voice, when: number): void {
  const start = when + (voice.at ?? 0);
  const end = start + voice.length;
  const level = context.createGain();
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(voice.peak, start + Math.min(voice.attack ?? 0.006, voice.length / 2));
  level.gain.exponentialRampToValueAtTime(0.001, end);
  level.connect(out);
  const source = voice.wave === 'noise' ? rush(context, voice, level, start, end) : string(context, voice, level, start, end);
  source.start(start);
  source.stop(end);
}

function glide(pitch: AudioParam, voice: Voice, start: number, end: number): void {
  pitch.setValueAtTime(voice.from, start);
  if (voice.to) pitch.exponentialRampToValueAtTime(voice.to, end);
}

function rush(context: BaseAudioContext, voice: Voice, out: AudioNode, start: number, end: number): AudioScheduledSourceNode {
  let buffer = hisses.get(context);
  if (!buffer) hisses.set(context, (buffer = hiss(context)));
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = voice.pass ?? 'bandpass';
  filter.Q.value = voice.q ?? 1;
  glide(filter.frequency, voice, start, end);
  source.connect(filter).connect(out);
  return source;
}

function string(context: BaseAudioContext, voice: Voice, out: AudioNode, start: number, end: number): AudioScheduledSourceNode {
  const source = context.createOscillator();
  source.type = voice.wave as OscillatorType;
  glide(source.frequency, voice, start, end);
  source.connect(out);
  return source;
}
