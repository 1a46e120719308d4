/** One outline for each swarm, in a box of 100, so that a piece is known without its colour. */
import type { Swarm } from '../types';

/** A pentagon, point up, with rounded corners. */
function pentagon(): string {
  const corner = (i: number): [number, number] => {
    const angle = (((i + 5) % 5) * 2 * Math.PI) / 5 - Math.PI / 2;
    return [50 + 53 * Math.cos(angle), 54 + 53 * Math.sin(angle)];
  };
  const towards = (from: [number, number], to: [number, number]): string =>
    `${(from[0] + (to[0] - from[0]) * 0.24).toFixed(1)} ${(from[1] + (to[1] - from[1]) * 0.24).toFixed(1)}`;
  const sides = [0, 1, 2, 3, 4].map((i) => {
    const at = corner(i);
    const tip = `${at[0].toFixed(1)} ${at[1].toFixed(1)}`;
    return `${i ? 'L' : 'M'}${towards(at, corner(i - 1))} Q${tip} ${towards(at, corner(i + 1))}`;
  });
  return `${sides.join(' ')} Z`;
}

export const OUTLINES: Record<Swarm | 'neutral', string> = {
  blue: 'M50 4 A46 46 0 1 1 49.99 4 Z',
  red: 'M23 7 H77 A16 16 0 0 1 93 23 V77 A16 16 0 0 1 77 93 H23 A16 16 0 0 1 7 77 V23 A16 16 0 0 1 23 7 Z',
  gold: pentagon(),
  grey: 'M50 12 A26.5 26.5 0 1 1 88 50 A26.5 26.5 0 1 1 50 88 A26.5 26.5 0 1 1 12 50 A26.5 26.5 0 1 1 50 12 Z',
  neutral:
    'M50 4 L88 25.5 Q91 27.3 91 31 V69 Q91 72.7 88 74.5 L53 95.4 Q50 97 47 95.4 L12 74.5 Q9 72.7 9 69 V31 Q9 27.3 12 25.5 L47 4.6 Q50 3 53 4.6 Z',
};
