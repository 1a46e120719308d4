/** How long a beat is shown, in milliseconds. */
import type { Beat, BeatKind } from '../../games/beats';
import type { Speed } from '../../lib/settings.svelte';

const TIMES: Record<BeatKind, Record<'fast' | 'normal' | 'slow', number>> = {
  small: { fast: 120, normal: 300, slow: 500 },
  move: { fast: 250, normal: 600, slow: 1000 },
  attack: { fast: 350, normal: 800, slow: 1300 },
  build: { fast: 250, normal: 600, slow: 1000 },
  cards: { fast: 600, normal: 1400, slow: 2400 },
  reveal: { fast: 500, normal: 1100, slow: 1800 },
  event: { fast: 1400, normal: 3200, slow: 5000 },
  round: { fast: 700, normal: 1500, slow: 2400 },
  points: { fast: 300, normal: 700, slow: 1000 },
  scoring: { fast: 500, normal: 1200, slow: 2000 },
};

/** A queue longer than this plays faster. */
const LONG = 20_000;
const HASTE = 1.5;
/** From this length on, the reader is offered to skip it. */
export const VERY_LONG = 45_000;

export function lengthOf(beat: Beat, speed: Speed): number {
  if (speed === 'off') return 0;
  return TIMES[beat.kind][speed === 'step' ? 'normal' : speed];
}

export const lengthOfAll = (beats: readonly Beat[], speed: Speed): number =>
  beats.reduce((sum, beat) => sum + lengthOf(beat, speed), 0);

/** The time for this beat, given those waiting behind it. */
export function shownFor(beat: Beat, left: readonly Beat[], speed: Speed): number {
  const whole = lengthOf(beat, speed);
  return whole + lengthOfAll(left, speed) > LONG ? whole / HASTE : whole;
}
