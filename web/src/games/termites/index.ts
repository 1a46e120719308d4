/** Termites at the table. */
import { verbOf } from '../../table/scene.svelte';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import Hero from './Hero.svelte';
import Inspector from './Inspector.svelte';
import { scoreOfSeat } from './score';
import SeatDetails from './SeatDetails.svelte';
import TableFacts from './TableFacts.svelte';
import Tray from './Tray.svelte';
import { viewOf } from './types';
import { whereOf } from './words';

/** These are chosen by clicking a hex or a piece; what else there is, is said in words. */
const THINGS = new Set([
  'neutral',
  'tile',
  'lay',
  'mound',
  'build',
  'clear',
  'token',
  'place',
  'discard',
  'unit',
  'move',
  'enter',
  'retreat',
]);

const game: GameModule = {
  name: 'termites',
  Board,
  Tray,
  Inspector,
  SeatDetails,
  Emblem,
  TableFacts,
  Hero,
  sideOf: (scene, seat) => (scene.view && viewOf(scene).seats[seat]?.swarm) || (scene.facts?.seats[seat]?.side ?? ''),
  scoreOf: (scene, seat) => (scene.view ? scoreOfSeat(viewOf(scene), seat) : null),
  whereOf: (scene) => (scene.view ? whereOf(scene) : ''),
  isThing: (_, action) => THINGS.has(verbOf(action)),
  keys: [
    ['Q W A E S D', 'web-termites-keys-walk'],
    ['?', 'web-termites-keys-why'],
  ],
  placesOf: ({ args }) => ['from', 'to', 'hex'].map((name) => args[name]).filter((place) => typeof place === 'string'),
};

export default game;
