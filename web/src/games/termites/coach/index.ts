/** When the coach tells a newcomer to Termites something. */
import type { TermitesThreat } from '../../../generated/termites';
import { isAsked, type Coach, type Occasion } from '../../coach';
import { argumentOf, verbOf, type Scene } from '../../scene.svelte';
import { Field, placesOf } from '../board/hexes';
import { falls, TURN } from '../threats.svelte';
import { factsOf, isSum, knownPlaces, strengthOf, viewOf, type Caste, type Hex } from '../types';

const CLOSE = 3; // how much strength a single token may still have to add against a mound

const asked =
  (...offers: string[]): Occasion =>
  (scene) =>
    isAsked(scene, ...offers);

/** T7.7: one of this seat's mounds was captured. */
const lostOne = (scene: Scene) => scene.offer === 'mound' && viewOf(scene).prompt.rule === 'T7.7';
const choosesForTurn = (scene: Scene) => scene.offer === 'token' || scene.offer === 'unit';
const holds = (scene: Scene, caste: Caste) => viewOf(scene).hand.some((token) => token.caste === caste);
const isFree = ({ owner }: Hex) => owner === undefined;
const isOthersMound = (scene: Scene, { mound, owner }: Hex) => mound !== undefined && owner !== scene.eyes;

function fieldOf(scene: Scene): Field {
  return new Field(placesOf(Object.keys(viewOf(scene).board), knownPlaces(scene)));
}

/** The strength that the seat has beside a hex. */
function beside(scene: Scene, field: Field, hex: string): number {
  const units = field.neighbours(hex).map((name) => viewOf(scene).board[name]!);
  const own = units.filter(({ owner, caste }) => owner === scene.eyes && caste !== undefined);
  return own.reduce((sum, { caste, termites }) => sum + strengthOf(scene, { caste: caste!, termites: termites! }), 0);
}

/** The unit taken up can attack a mound, or a unit. */
const attackOn =
  (kind: 'mound' | 'caste'): Occasion =>
  (scene) => {
    const goals = scene.offer === 'goal' ? [...scene.actions].filter((action) => verbOf(action) === 'move') : [];
    for (const [hex, facts] of goals.map((action) => [argumentOf(action), factsOf(scene, action)] as const)) {
      if (!isSum(facts) || viewOf(scene).board[hex]?.[kind] === undefined) continue;
      return { args: { hex, attack: facts.attack, defence: facts.defence }, places: [hex] };
    }
    return undefined;
  };

const danger: Occasion = (scene, threats) => {
  const worst = (threats as readonly TermitesThreat[]).find(falls);
  if (!worst || !TURN.has(scene.offer)) return undefined;
  const { seat, attack, defence } = worst.strikes[0]!;
  return { args: { hex: worst.hex, player: scene.name(seat), attack, defence }, places: [worst.hex] };
};

/** T6.9 From how far away Nasutes support an attack on a mound. */
const slimeOnMounds = ({ facts }: Scene) => (facts?.options.slime_on_mounds === 'no' ? 1 : 2);

const near: Occasion = (scene) => {
  if (!choosesForTurn(scene) || slimeOnMounds(scene) < 2) return undefined;
  const field = fieldOf(scene);
  for (const [hex, there] of Object.entries(viewOf(scene).board)) {
    if (!isOthersMound(scene, there)) continue;
    const n = beside(scene, field, hex);
    if (n && n + CLOSE >= there.mound!) return { args: { hex, n, value: there.mound! }, places: [hex] };
  }
  return undefined;
};

/** T2.3: a free green hex from which a Nasute supports an attack on a mound that could be captured. */
const nasute: Occasion = (scene) => {
  if (scene.offer !== 'token' || !holds(scene, 'nasute')) return undefined;
  const [field, board] = [fieldOf(scene), Object.entries(viewOf(scene).board)];
  const green = board.filter(([, hex]) => hex.terrain === 'vegetation' && isFree(hex));
  for (const [goal, there] of board) {
    const seat =
      isOthersMound(scene, there) && green.find(([hex]) => field.distance(hex, goal) <= slimeOnMounds(scene))?.[0];
    if (seat) return { args: { hex: seat, goal }, places: [seat, goal] };
  }
  return undefined;
};

const soldier: Occasion = (scene) => {
  if (scene.offer !== 'unit') return undefined;
  const [field, { board }] = [fieldOf(scene), viewOf(scene)];
  const isEnemy = ({ owner, caste }: Hex) => caste !== undefined && owner !== scene.eyes;
  const own = Object.keys(board).filter((hex) => board[hex]!.caste === 'soldier' && board[hex]!.owner === scene.eyes);
  const hex = own.find((name) => field.neighbours(name).some((other) => isEnemy(board[other]!)));
  return hex !== undefined && { args: { hex }, places: [hex] };
};

const left = (scene: Scene) => viewOf(scene).seats[scene.eyes!]!;

export const coach: Coach = {
  threatened: 'danger',
  occasions: {
    lost: (scene) => lostOne(scene) && {},
    trophy: asked('captured-hex'),
    retreat: (scene) => isAsked(scene, 'retreat') && scene.choices('retreat').length > 1 && {},
    entry: asked('entry'),
    weak: (scene) => scene.refusal?.reason.key === 'termites-why-too-weak' && {},
    take: attackOn('mound'),
    danger,
    attack: attackOn('caste'),
    last: (scene) => scene.offer === 'token' && left(scene).hand === 1 && left(scene).stack === 0 && {},
    empty: (scene) => scene.offer === 'token' && left(scene).stack === 0 && {},
    mound: (scene) => scene.offer === 'mound' && !lostOne(scene) && {},
    turn: asked('token'),
    near,
    nasute,
    soldier,
    alate: (scene) => scene.offer === 'token' && holds(scene, 'alate') && {},
    castes: asked('token'),
  },
};
