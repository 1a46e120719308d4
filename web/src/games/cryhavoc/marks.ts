/** The marks on a replay's bar: battles and rounds. */
import type { Spoken } from '../../lib/types';
import type { Mark } from '../module';

export function markOf({ key, args }: Spoken): Mark | undefined {
  switch (key) {
    case 'cryhavoc-event-battle':
      return { kind: 'feat', side: args.faction as string };
    case 'cryhavoc-event-round':
      return { kind: 'round', value: args.n as number };
    default:
      return undefined;
  }
}
