/** For a game without a face of its own. */
import type { GameFace } from '../../face';
import Hero from './Hero.svelte';
import Sign from './Sign.svelte';
import Title from './Title.svelte';

export const face: GameFace = { Hero, Title, Sign, sides: [], chosenBy: ['edition'] };
