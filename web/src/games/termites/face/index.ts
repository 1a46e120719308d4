/** Termites where nobody plays it. */
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
