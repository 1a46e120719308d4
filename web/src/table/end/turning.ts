/** Where a game turned: the moments that changed the players' lead most. */
import { standing, type Beat, type Gain } from '../../games/beats';
import { owed } from '../../games/telling';
import type { Mark } from '../../games/module';
import type { Logged, Spoken } from '../../lib/types';

export interface TurningPoint {
  /** The journal entry, for the replay. */
  seq: number;
  gains: Gain[];
  /** Its round; in games without rounds, its turn. */
  when: { by: 'round' | 'turn'; n: number } | null;
  /** What caused it. */
  text: string;
  /** Who leads from then on, if that changed. */
  leads: number | null;
}

const SHOWN = 3;
const LEAST = 2; // points: below this nothing has turned
const TOLD = 2; // how many causes to name; the points give the rest

/** In game order. Counted back from the final points, like the curve. */
export function turningPoints(
  log: readonly Logged[],
  beatsOf: (entry: Logged) => readonly Beat[],
  markOf: (event: Spoken) => Mark | undefined,
  points: readonly number[],
): TurningPoint[] {
  let round: number | undefined;
  let turns = 0;
  const entries = standing(log).map((entry) => ({ seq: entry.seq, beats: beatsOf(entry) }));
  const now = points.map(
    (all, seat) =>
      all -
      owed(
        entries.flatMap(({ beats }) => beats),
        seat,
      ),
  );
  const found = entries.map(({ seq, beats }, n): TurningPoint => {
    const scoring = beats.filter((beat) => beat.gains?.length);
    const first = scoring[0] ? beats.indexOf(scoring[0]) : beats.length;
    const during = roundIn(beats.slice(0, first), markOf) ?? round;
    round = roundIn(beats, markOf) ?? round;
    const turn = Math.ceil(turns / points.length); // one of every player is one turn of the game
    turns += marksIn(beats, markOf).filter(({ kind }) => kind === 'turn').length;
    const before = leader(now);
    const gains = points.map((_, seat) => ({ seat, points: owed(scoring, seat) }));
    gains.forEach(({ seat, points }) => (now[seat]! += points));
    const after = leader(now);
    return {
      seq,
      gains: gains.filter(({ points }) => points !== 0),
      when: during !== undefined ? { by: 'round', n: during } : turn ? { by: 'turn', n: turn } : null,
      text: [...new Set(weightiest(scoring).map((beat) => causeOf(beat, beats, entries.slice(0, n))))].join(' '),
      leads: after !== null && before !== null && after !== before ? after : null,
    };
  });
  return found
    .filter((one) => swing(one, points.length) >= LEAST)
    .sort((a, b) => swing(b, points.length) - swing(a, points.length) || a.seq - b.seq)
    .slice(0, SHOWN)
    .sort((a, b) => a.seq - b.seq);
}

/** The beats that brought most points, in their order. */
function weightiest(scoring: readonly Beat[]): Beat[] {
  const weight = ({ gains = [] }: Beat) => Math.max(...gains.map(({ points }) => Math.abs(points)));
  const most = scoring.toSorted((a, b) => weight(b) - weight(a)).slice(0, TOLD);
  return scoring.filter((beat) => most.includes(beat));
}

/** The last round that begins in these beats. */
const roundIn = (beats: readonly Beat[], markOf: (event: Spoken) => Mark | undefined): number | undefined =>
  marksIn(beats, markOf).findLast(({ kind }) => kind === 'round')?.value;

const marksIn = (beats: readonly Beat[], markOf: (event: Spoken) => Mark | undefined): Mark[] =>
  beats.flatMap(({ events }) => events.flatMap((event) => markOf(event) ?? []));

/** Points alone explain nothing: the beat before them caused them, unless it is about another seat. A price is never the cause: what it was
 *  paid for may be in an earlier entry. */
function causeOf(beat: Beat, beats: readonly Beat[], earlier: readonly { beats: readonly Beat[] }[]): string {
  if (beat.kind !== 'points') return beat.events[0]?.text || beat.text;
  const until = beats.slice(0, beats.indexOf(beat));
  const told = until.some(({ pays }) => pays) ? [...earlier.flatMap(({ beats }) => beats), ...until] : until;
  const before = told.findLast(({ kind, pays }) => kind !== 'points' && kind !== 'small' && !pays);
  const seats = before?.events.map(({ args }) => args.seat) ?? [];
  const speaks = seats.some((seat) => seat === undefined || beat.gains?.some((gain) => gain.seat === seat));
  return (speaks && before?.text) || beat.text;
}

/** How far it separated the players: the largest gain minus the smallest. */
function swing({ gains }: TurningPoint, players: number): number {
  const points = gains.map((gain) => gain.points);
  if (points.length < players) points.push(0);
  return Math.max(...points) - Math.min(...points);
}

/** The seat with most points; null in a tie. */
function leader(points: readonly number[]): number | null {
  const most = Math.max(...points);
  return points.filter((one) => one === most).length === 1 ? points.indexOf(most) : null;
}
