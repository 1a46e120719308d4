/** The text of the prompt: for the player who is asked, for those who wait, during a beat, and after the game. */
import type { Beat } from '../../games/beats';
import type { Scene } from '../../games/scene.svelte';
import type { Asker } from '../../lib/types';
import { t } from '../../lib/words.svelte';

export interface Said {
  /** Source and reason. */
  kicker: string;
  title: string;
  /** The consequences. */
  follows: string;
  source?: Asker;
}

export function saidOf(scene: Scene): Said {
  const { facts, prompt, beat } = scene;
  if (!facts) return only('');
  if (scene.happening && beat) return { ...shownOf(beat), kicker: actorOf(scene, beat.seat) };
  if (facts.status === 'over') return only(t('web-prompt-over'));
  if (scene.asked) {
    return {
      kicker: prompt?.kicker?.text ?? '',
      title: prompt?.text ?? '',
      follows: forcedOn(scene) || (prompt?.consequence?.text ?? ''),
      ...(prompt?.source ? { source: prompt.source } : {}),
    };
  }
  if (facts.asked === null) return only('');
  const title = t('web-prompt-waiting', { player: scene.name(facts.asked) });
  return { ...only(title), follows: scene.marked.at(-1)?.text ?? '' }; // keep the last event readable
}

/** What a beat is about, then what comes with it. */
function shownOf({ text, says = [text], stage, source }: Beat): Said {
  const title = says.find((line) => line === stage?.title) ?? says[0]!;
  const read = (stage?.lines ?? []).filter((line) => !says.includes(line));
  const follows = [...read, ...says.filter((line) => line !== title)].join(' ');
  return { ...only(title), follows, ...(source && { source }) };
}

/** The name of the seat whose step is shown, or "you" for the reader's own. */
export function actorOf(scene: Scene, seat: number | null): string {
  return seat === null ? '' : scene.called(seat);
}

const only = (title: string): Said => ({ kicker: '', title, follows: '' });

function forcedOn({ forced, described }: Scene): string {
  return forced && t('web-forced', { what: described.get(forced)?.message.text ?? '…' });
}
