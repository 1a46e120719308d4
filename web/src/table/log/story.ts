/** The entries of a table's story that deserve a line. */
import type { Logged, Spoken } from '../../lib/types';
import type { Beats, Marked } from '../../games/beats';
import type { Scene } from '../../games/scene.svelte';
import { botName } from '../../lib/names';
import { t } from '../../lib/words.svelte';

const PEOPLE = new Set([
  ...['sit', 'stand', 'bot', 'away', 'back', 'resign', 'undo', 'ask', 'agree', 'decline'],
  ...['rematch', 'share', 'unshare'],
]);

/** The start of a turn is shown by the heading of its lines. */
export const isLine = ({ key }: Spoken): boolean => !key.endsWith('-event-turn');

type Echo = NonNullable<Beats['isEcho']>;

/** What an entry says, without repetition. */
function tellable(events: readonly Spoken[], isEcho: Echo): Spoken[] {
  return events.filter((event, n) => isLine(event) && !(n && isEcho(event, events[n - 1]!)));
}

/** Small steps of a move do not get a line; their result does. */
export function happened(entry: Logged): boolean {
  return Boolean(entry.events?.some(isLine)) || PEOPLE.has(entry.kind);
}

/** Bots that had too little time to think, or none: the first entry of each kind, by its number. Once is enough. */
export function firstHastes(log: readonly Logged[]): ReadonlyMap<number, string> {
  const first = new Map<string, number>();
  for (const { seq, haste } of log) if (haste && !first.has(haste)) first.set(haste, seq);
  return new Map([...first].map(([haste, seq]) => [seq, t(`web-log-haste-${haste}`)]));
}

/** The events that others see without naming the card or token that only its owner sees. */
const OWN = /-event-(drew|looked|kept|returned|stored|dropped)$/;
export const isOwn = (event: Spoken): boolean => OWN.test(event.key);

export interface Sentence {
  text: string;
  own: boolean;
  /** How often the same event repeats. */
  times: number;
  /** Its number on the board and in the recap, and its side. */
  n?: number;
  side?: string;
}

/** The lines of an entry, or of its part in a round. A marked beat of that part has its number at its first line. */
export function sentencesOf(entry: Logged, marked: readonly Marked[], isEcho: Echo = () => false): Sentence[] {
  const made: Sentence[] = [];
  for (const event of tellable(entry.events ?? [], isEcho)) {
    const text = event.text ?? '';
    const last = made.at(-1);
    if (last?.text === text) last.times++;
    else made.push({ text, own: isOwn(event), times: 1 });
  }
  for (const { n, side, text } of marked.filter(({ seq }) => seq === entry.seq)) {
    const free = made.filter((one) => one.n === undefined);
    const line = free.find((one) => text.startsWith(one.text)) ?? free.find((one) => text.includes(one.text));
    if (line) Object.assign(line, { n, side });
  }
  return made;
}

/** An entry in words. The person acting is not always the seat's player: another may give an absent player's seat to a bot. */
export function textOf(entry: Logged, scene: Pick<Scene, 'name' | 'reader'>): string {
  const told = (entry.events ?? []).map((event) => event.text).join(' ');
  const lines = entry.lines ?? 0;
  const name = entry.name || t('web-player-left');
  const bot = botName(entry.bot ?? '');
  const player = scene.name(entry.seat ?? -1);
  const you = entry.seat !== undefined && entry.seat === scene.reader ? 'yes' : 'no';
  return told || (PEOPLE.has(entry.kind) ? t(`web-log-${entry.kind}`, { name, bot, player, lines, you }) : '');
}
