/** Termites in lists and on its box, away from the table. */
import './colours.css';

import type { GameFace } from '../../face';
import Emblem from './Emblem.svelte';
import Hero from './Hero.svelte';
import Sign from './Sign.svelte';
import Title from './Title.svelte';

const BUILT = 'build'; // the scenario that players build

export const face: GameFace = {
  Hero,
  Title,
  Sign,
  sides: ['blue', 'red', 'gold', 'grey'],
  SideSign: Emblem,
  chosenBy: ['scenario', 'tiles'],
  matters: (option, _, valueOf) => option !== 'tiles' || valueOf('scenario') === BUILT,
};
