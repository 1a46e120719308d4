/** The packs that a draft can be compared with: its own versions, and the pack shipped with the game. */
import type { OwnPack } from '../../lib/types';
import { t, words } from '../../lib/words.svelte';
import type { Bench } from '../bench.svelte';

type OwnVersion = OwnPack['versions'][number];

export interface Named {
  pack: string;
  title: string;
}

const when = (at: number) => new Date(at).toLocaleString(words.language, { dateStyle: 'medium', timeStyle: 'short' });

/** The newest of identical versions: restoring an old version and saving it creates the same pack under a second number. */
export const newest = (versions: readonly OwnVersion[]): OwnVersion[] =>
  versions.filter(({ facts }, n) => versions.findIndex((other) => other.facts.pack === facts.pack) === n);

export const packsOf = (bench: Bench): Named[] => [
  ...newest(bench.pack.versions).map(({ number, created, facts }) => ({
    pack: facts.pack,
    title: t('web-workshop-version', { number, when: when(created) }),
  })),
  { pack: bench.shipped.pack, title: t('web-workshop-shipped', { pack: bench.shipped.pack }) },
];

/** The pack that a friend's link contains, or that is named directly; '' if there is none. */
export function packIn(link: string): string {
  const [, name, digest] = /([a-z0-9_-]{1,40})(?:@|%40)([0-9a-f]{32})/.exec(link) ?? [];
  return name && digest ? `${name}@${digest}` : '';
}
