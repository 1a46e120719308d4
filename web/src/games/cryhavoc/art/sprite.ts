/** All drawings once in the page, so that a piece on the planet is a single reference. Import this to draw any of them. */
import '../colours.css';
import './art.css';
import { FACTIONS, LIGHT, MASK, OUTLINE, type Faction } from '../face/shapes';
import { CRYSTAL, FINE, PUPIL } from './shapes';
import { SIGNS } from './signs';

const SHINE =
  '<linearGradient id="g-shine" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".42"/>' +
  '<stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".34"/></linearGradient>';
const GLOW = { 1: '#57f2a8', 3: '#ffd84d', 5: '#ff5a70' };

const path = (name: string, d: string) => `<path class="${name}" d="${d}"/>`;

function glow([value, colour]: [string, string]): string {
  const stops = [0.85, 0.28, 0].map(
    (strength, n) => `<stop offset="${n / 2}" stop-color="${colour}" stop-opacity="${strength}"/>`,
  );
  return `<radialGradient id="g-crystal-${value}">${stops.join('')}</radialGradient>`;
}

function unit(faction: Faction): string {
  const pupil = PUPIL[faction];
  const outline = OUTLINE[faction];
  return (
    `<symbol id="u-${faction}" viewBox="-3 -3 70 70"><g class="f-${faction}">` +
    path('u-rim', outline) +
    path('u-body', outline) +
    `<path fill="url(#g-shine)" d="${outline}"/>` +
    path('u-mask', MASK[faction]) +
    path('u-light', LIGHT[faction]) +
    (pupil ? path('u-pupil', pupil) : '') +
    path('u-fine', FINE[faction]) +
    '</g></symbol>'
  );
}

/** The outline and the light parts of the face only. */
function emblem(faction: Faction): string {
  const parts = path('e-body', OUTLINE[faction]) + path('e-ground', MASK[faction]) + path('e-body', LIGHT[faction]);
  return `<symbol id="e-${faction}" viewBox="-3 -3 70 70">${parts}</symbol>`;
}

/** A plain crystal and a glowing one. */
function crystal([value, parts]: [string, { part: string; d: string }[]]): string {
  const drawn = parts.map(({ part, d }) => path(`c-${part}`, d)).join('');
  return (
    `<symbol id="k-${value}" viewBox="0 0 32 32"><g class="crystal-${value}">${drawn}</g></symbol>` +
    `<symbol id="c-${value}" viewBox="-8 -8 48 48">` +
    `<circle class="c-glow" cx="16" cy="16" r="23" fill="url(#g-crystal-${value})"/>` +
    `<use href="#k-${value}" width="32" height="32"/></symbol>`
  );
}

const sign = ([name, d]: [string, string]) =>
  `<symbol id="s-${name}" viewBox="0 0 24 24"><g fill="currentColor">${d}</g></symbol>`;

const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
sheet.setAttribute('class', 'sprite');
sheet.setAttribute('aria-hidden', 'true');
sheet.innerHTML =
  `<defs>${SHINE}${Object.entries(GLOW).map(glow).join('')}</defs>` +
  [
    ...FACTIONS.map(unit),
    ...FACTIONS.map(emblem),
    ...Object.entries(CRYSTAL).map(crystal),
    ...Object.entries(SIGNS).map(sign),
  ].join('');
document.body.append(sheet);
