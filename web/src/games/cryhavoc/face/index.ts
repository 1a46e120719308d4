/** Cry Havoc in lists and on its box, away from the table. */
import './colours.css';

import type { GameFace } from '../../face';
import Hero from './Hero.svelte';
import { FACTIONS } from './shapes';
import SideSign from './SideSign.svelte';
import Sign from './Sign.svelte';
import Title from './Title.svelte';

/** These change nothing without a player for the Trogs. */
const FOR_FOUR = [
  ...['start_tunnels', 'nests_with_four', 'trog_hq_token', 'trog_entry', 'trogs_wake', 'tunnel_links'],
  'ambush_tokens',
];
/** These change nothing without native Trogs. */
const FOR_NATIVES = ['natives_win', 'nest_chosen_by', 'nest_regions'];

export const face: GameFace = {
  dark: true,
  Hero,
  Title,
  Sign,
  sides: FACTIONS,
  SideSign,
  chosenBy: ['edition', 'level'],
  matters: (option, players) => !(players === 4 ? FOR_NATIVES : FOR_FOUR).includes(option),
};
