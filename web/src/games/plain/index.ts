/** Any game without pages of its own: the position in words, and a button for every action. */
import { words } from '../../lib/words.svelte';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import Hero from './Hero.svelte';
import Inspector from './Inspector.svelte';
import { sideOf } from './sides';
import TableFacts from './TableFacts.svelte';
import Tray from './Tray.svelte';

await words.need('plain');

const game: GameModule = {
  shape: { ratio: 1.2, rail: 452 },
  Board,
  Tray,
  Inspector,
  SeatDetails: () => ({}), // the position shows what a player has
  Emblem,
  TableFacts,
  Hero,
  inWords: true,
  keepsTray: true,
  look: { icon: 'search', says: 'web-plain-why' },
  sideOf: (_, seat) => sideOf(seat),
  scoreOf: (scene, seat) => scene.facts?.seats[seat]?.points ?? null,
  whereOf: () => '',
  /** The tray has a button for each. */
  isThing: () => true,
  keys: [],
  placesOf: () => [],
};

export default game;
