/** Short sounds, synthesized. Nothing is heard before the first press or key, nor at volume 0. */
import { settings } from './settings.svelte';

export type Cue =
  | 'turn'
  | 'place'
  | 'walk'
  | 'card'
  | 'reveal'
  | 'clash'
  | 'captured'
  | 'killed'
  | 'points'
  | 'refused'
  | 'event'
  | 'won'
  | 'lost';

/** Heard only by readers who want to hear every step. */
const OF_STEPS = new Set<Cue>(['place', 'walk', 'card', 'reveal']);
const MOST_BELLS = 5;
const BELL = 0.09; // seconds between tones

interface Tone {
  from: number;
  to?: number;
  at?: number;
  lasts: number;
  type?: OscillatorType;
  loud?: number;
}

const tone = (from: number, lasts: number, more: Partial<Tone> = {}): Tone => ({ from, lasts, ...more });

const TONES: Record<Exclude<Cue, 'card' | 'points'>, Tone[]> = {
  turn: [tone(587, 0.2, { loud: 0.6 }), tone(784, 0.26, { at: 0.13, loud: 0.6 })],
  place: [tone(190, 0.06, { to: 120, type: 'triangle' })],
  walk: [tone(900, 0.025, { loud: 0.3 }), tone(820, 0.025, { at: 0.09, loud: 0.3 })],
  reveal: [tone(330, 0.34, { to: 700, loud: 0.5 }), tone(338, 0.34, { to: 712, loud: 0.4 })],
  clash: [tone(110, 0.3, { to: 42, loud: 1 })],
  captured: [tone(1400, 0.03, { type: 'square', loud: 0.2 }), tone(700, 0.05, { at: 0.05, type: 'square', loud: 0.2 })],
  killed: [tone(392, 0.14, { loud: 0.5 }), tone(262, 0.22, { at: 0.12, loud: 0.5 })],
  refused: [tone(130, 0.06, { type: 'triangle' }), tone(130, 0.06, { at: 0.12, type: 'triangle' })],
  event: [tone(98, 0.9, { loud: 0.8 }), tone(247, 0.7, { loud: 0.3 }), tone(415, 0.5, { loud: 0.16 })],
  won: [523, 659, 784, 1047].map((note, n) => tone(note, 0.3, { at: n * 0.14, loud: 0.6 })),
  lost: [392, 330].map((note, n) => tone(note, 0.4, { at: n * 0.22, loud: 0.5 })),
};
const NOISE: Partial<Record<Cue, { high: number; lasts: number }>> = {
  card: { high: 2600, lasts: 0.16 },
  clash: { high: 900, lasts: 0.18 },
};

const REST = 2000; // milliseconds after a sound, longer than any lasts

let context: AudioContext | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Browsers allow sound only after a press or key. */
export function allowSound(): void {
  if (settings.volume === 0 || context) return;
  context = new AudioContext();
  restsSoon(context);
}

/** `n`: the number of points; `high`: they are the reader's own. */
export function play(cue: Cue, n = 1, high = false): void {
  if (!context || !settings.volume || document.hidden || (OF_STEPS.has(cue) && !settings.stepSounds)) return;
  if (context.state === 'suspended') void context.resume();
  restsSoon(context);
  const out = new GainNode(context, { gain: settings.volume * 0.4 });
  out.connect(context.destination);
  for (const one of tonesOf(cue, n, high)) sing(context, out, one);
  const noise = NOISE[cue];
  if (noise) hiss(context, out, noise.high, noise.lasts);
}

/** Silence is computed too, all the time, unless the device may rest. */
function restsSoon(on: AudioContext): void {
  clearTimeout(resting);
  resting = setTimeout(() => void on.suspend(), REST);
}

function tonesOf(cue: Cue, n: number, high: boolean): Tone[] {
  if (cue === 'card') return [];
  if (cue !== 'points') return TONES[cue];
  const bells = Math.min(Math.max(1, n), MOST_BELLS);
  return Array.from({ length: bells }, (_, i) => tone(high ? 1175 : 880, 0.16, { at: i * BELL, loud: 0.4 }));
}

function sing(on: AudioContext, out: AudioNode, { from, to = from, at = 0, lasts, type = 'sine', loud = 0.7 }: Tone) {
  const start = on.currentTime + at;
  const voice = new OscillatorNode(on, { type, frequency: from });
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + lasts);
  const swell = new GainNode(on, { gain: 0 });
  swell.gain.setValueAtTime(0, start);
  swell.gain.linearRampToValueAtTime(loud, start + 0.008);
  swell.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  voice.connect(swell).connect(out);
  voice.start(start);
  voice.stop(start + lasts);
}

function hiss(on: AudioContext, out: AudioNode, high: number, lasts: number): void {
  const samples = Math.ceil(on.sampleRate * lasts);
  const buffer = on.createBuffer(1, samples, on.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 2;
  const source = new AudioBufferSourceNode(on, { buffer });
  source.connect(new BiquadFilterNode(on, { type: 'bandpass', frequency: high })).connect(out);
  source.start();
}
