import type { GameModule } from '../module';
import Nothing from './Nothing.svelte';

const game: GameModule = {
  name: 'termites',
  Board: Nothing,
  Tray: Nothing,
  Inspector: Nothing,
  SeatDetails: Nothing,
  Emblem: Nothing,
  TableFacts: Nothing,
  Hero: Nothing,
  sideOf: () => '',
  scoreOf: () => null,
  whereOf: () => '',
  isThing: () => false,
  placesOf: () => [],
};

export default game;
