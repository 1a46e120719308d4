/** Cry Havoc for the browser. */
import { t } from '../../lib/words.svelte';
import { verbOf } from '../../table/scene.svelte';
import type { GameModule } from '../module';
import { LANE_VERBS } from './battle/lanes';
import Board from './Board.svelte';
import { CARD_VERBS } from './cards/verbs';
import Emblem from './Emblem.svelte';
import Hero from './Hero.svelte';
import Inspector from './Inspector.svelte';
import { look } from './look.svelte';
import { isRegionAction } from './planet/regions';
import { placesOf } from './planet/types';
import { factionOf, phaseOf, roundsOf, viewOf } from './reading';
import SeatDetails from './SeatDetails.svelte';
import TableFacts from './TableFacts.svelte';
import Tray from './Tray.svelte';

/** Buttons and cards of the tray and the inspector. */
const DRAWN = new Set(['move', 'recruit', 'build', 'study', 'enable', 'skill', 'play', 'raise', 'deck', 'place']);

const game: GameModule = {
  name: 'cryhavoc',
  Board,
  Tray,
  Inspector,
  SeatDetails,
  Emblem,
  TableFacts,
  Hero,
  sideOf: (scene, seat) => factionOf(viewOf(scene), seat)?.faction ?? scene.facts?.seats[seat]?.side ?? '',
  scoreOf: (scene, seat) => factionOf(viewOf(scene), seat)?.vp ?? null,
  whereOf(scene) {
    const view = viewOf(scene);
    if (!view) return '';
    const phase = t(`web-cryhavoc-phase-${scene.facts?.status === 'over' ? 'over' : phaseOf(view)}`);
    return t('web-cryhavoc-where', { round: view.round, most: roundsOf(view), phase });
  },
  /** Lanes and regions are things while they are on the page: see Board. */
  isThing(scene, action) {
    const verb = verbOf(action);
    const fighting = viewOf(scene)?.battle !== undefined && !look.planet;
    if (LANE_VERBS.has(verb) || verb === 'station') return fighting;
    if (isRegionAction(action)) return !fighting;
    return CARD_VERBS.has(verb) || DRAWN.has(verb);
  },
  keys: [
    ['C', 'web-cryhavoc-keys-hand'],
    ['E', 'web-cryhavoc-keys-end'],
  ],
  placesOf,
};

export default game;
