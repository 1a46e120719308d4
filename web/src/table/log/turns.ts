/** The story of a table as shown in the log: a group for each turn, with undone actions folded away. */
import type { Mark } from '../../games/module';
import type { Logged, Spoken } from '../../lib/types';
import { happened, isLine } from './story';

export interface Line {
  entry: Logged;
  /** It was undone later. */
  undone: boolean;
}

export interface Turn {
  /** The number of its first entry. */
  seq: number;
  /** The seat whose turn it is, if any. */
  seat: number | undefined;
  /** The number of the round that starts with it; then it is nobody's turn. */
  round?: number;
  lines: Line[];
}

export type MarkOf = (event: Spoken) => Mark | undefined;

/** Entries that a later undo reverted, and undos that reverted nothing with a line. */
export function takenBack(log: readonly Logged[]): { undone: Set<number>; silent: Set<number> } {
  const undone = new Set<number>();
  const silent = new Set<number>();
  const standing: Logged[] = [];
  for (const entry of log) {
    if (entry.kind === 'do') standing.push(entry);
    if (entry.kind !== 'undo') continue;
    const gone = standing.splice(Math.max(0, standing.length - (entry.lines ?? 0)));
    for (const one of gone) undone.add(one.seq);
    if (!gone.some(happened)) silent.add(entry.seq);
  }
  return { undone, silent };
}

export function turnsOf(log: readonly Logged[], markOf: MarkOf, alsoShown: ReadonlySet<number> = new Set()): Turn[] {
  const { undone, silent } = takenBack(log);
  const turns: Turn[] = [];
  let over = true; // whether the last entry ended its turn
  for (const entry of log) {
    if ((!happened(entry) && !alsoShown.has(entry.seq)) || silent.has(entry.seq)) continue;
    const line = (events?: Spoken[]): Line => ({
      entry: events ? { ...entry, events } : entry,
      undone: undone.has(entry.seq),
    });
    const events = entry.events ?? [];
    const at = events.findIndex((event) => markOf(event)?.kind === 'round');
    const [own, common] = at < 0 ? [undefined, undefined] : [events.slice(0, at), events.slice(at)];
    if (!own || own.some(isLine)) {
      if (over || turns.at(-1)?.seat !== entry.seat) turns.push({ seq: entry.seq, seat: entry.seat, lines: [] });
      turns.at(-1)!.lines.push(line(own));
    }
    if (common) {
      const round = markOf(common[0]!)!.value!;
      turns.push({ seq: entry.seq, seat: undefined, round, lines: [line(common)] });
    }
    over = events.some((event) => markOf(event)?.kind === 'turn');
  }
  return turns;
}
