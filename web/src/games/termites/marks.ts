/** The marks on a replay's bar: captured mounds and turns. */
import type { Spoken } from '../../lib/types';
import type { Mark } from '../module';

export function markOf({ key, args }: Spoken): Mark | undefined {
  const seat = args.seat as number;
  switch (key) {
    case 'termites-event-taken':
    case 'termites-event-taken-neutral':
      return { kind: 'feat', seat, value: args.value as number };
    case 'termites-event-turn':
      return { kind: 'turn', seat };
    default:
      return undefined;
  }
}
