/** Termites at the table. */
import { verbOf } from '../scene.svelte';
import type { GameModule } from '../module';
import { beatsOf, before, placesOf } from './beats';
import Board from './board/Board.svelte';
import Emblem from './face/Emblem.svelte';
import Feat from './Feat.svelte';
import Hero from './Hero.svelte';
import Inspector from './Inspector.svelte';
import { markOf } from './marks';
import Picture from './Picture.svelte';
import SeatDetails from './SeatDetails.svelte';
import TableFacts from './TableFacts.svelte';
import Tray from './Tray.svelte';
import { viewOf } from './types';
import { whereOf } from './words';

/** Chosen by clicking a hex or a piece; all other actions are shown in words. */
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
  shape: { ratio: 1.148, rail: 452 },
  Board,
  Tray,
  Inspector,
  SeatDetails,
  Emblem,
  TableFacts,
  Hero,
  marks: { of: markOf, Feat },
  beats: { of: beatsOf, before },
  Picture,
  sideOf: (scene, seat) => (scene.view && viewOf(scene).seats[seat]?.swarm) || (scene.facts?.seats[seat]?.side ?? ''),
  scoreOf: (scene, seat) => (scene.view ? viewOf(scene).seats[seat]!.points : null),
  whereOf: (scene) => (scene.view ? whereOf(scene) : ''),
  isThing: (_, action) => THINGS.has(verbOf(action)),
  keys: [
    ['Q W A E S D', 'web-termites-keys-walk'],
    ['?', 'web-termites-keys-why'],
    ['T', 'web-termites-keys-threats'],
  ],
  placesOf,
};

export default game;
