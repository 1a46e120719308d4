/** Thin Ice in a browser: the hole in the ice, what hangs on the line, and one's hand. What can be clicked is one of the game's actions. */

const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 480;
const HEIGHT = 330;
const ICE = 96; // where the water begins
const HOLE = 190;
const CRACK = 'crack';
const CARD = [66, 88];
const COLOURS = ['#8fb8c9', '#e0a03a', '#d9694a', '#7a5bb0'];

export default function mount(element, shown) {
  const svg = make('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'group' });
  svg.style.display = 'block';
  svg.style.width = '100%';
  svg.style.borderRadius = '12px';
  element.append(svg);
  let now = shown;
  let drawn = '';
  const known = new Map(); // the words of actions, also of those that cannot be chosen now

  /** A thing that stands for an action. It is a button for keyboard and screen reader as soon as it has words. */
  function thing(action, place, ...parts) {
    const can = now.actions.includes(action);
    const says = known.has(action) ? { role: 'button', tabindex: 0, 'aria-label': known.get(action) } : {};
    const look = { transform: `translate(${place})`, opacity: can ? 1 : 0.75 };
    const group = make('g', { ...look, ...says, 'data-action': action }, ...parts);
    if (now.seat === null) return group;
    if (now.hint === action) group.dataset.hint = '';
    group.style.cursor = 'pointer';
    group.addEventListener('mousedown', (event) => event.preventDefault()); // a click needs no ring of the keyboard
    group.addEventListener('click', () => now.attempt(action));
    group.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      now.attempt(action);
    });
    if (can)
      group.append(make('circle', { cx: 0, cy: 0, r: 7, fill: '#ffe9a8', stroke: '#241b2b', 'stroke-width': 2 }));
    return group;
  }

  /** What is drawn anew loses a click that is under way, so only what has changed is. */
  function update(next) {
    now = next;
    const looks = JSON.stringify([next.view, next.actions, next.words, next.hint]);
    if (looks === drawn) return;
    drawn = looks;
    for (const [action, text] of Object.entries(next.words)) known.set(action, text);
    const held = svg.contains(document.activeElement) ? document.activeElement.dataset.action : '';
    const { line, hand = {}, bait, own_bait: own, deck } = next.view;
    svg.replaceChildren(
      ...scenery(line[CRACK] ?? 0),
      ...stack(deck),
      ...catchOf(line),
      thing('cast', [HOLE, ICE - 14], ...hole()),
      ...(bait ? [card(own ?? '', HOLE - CARD[0] / 2, ICE + 34)] : []),
      thing('home', [WIDTH - 62, 62], ...hut()),
      ...spread(hand).map((kind, n) =>
        thing(`bait:${kind}`, [20 + n * (CARD[0] + 14), HEIGHT - CARD[1] - 14], card(kind, 0, 0)),
      ),
    );
    if (held) svg.querySelector(`[data-action="${held}"]`)?.focus();
  }

  update(shown);
  return { update, destroy: () => svg.remove() };
}

// ------------------------------------------------------------- what is drawn
function scenery(cracks) {
  const crack = (x) =>
    make('path', { d: `M${x} ${ICE - 20} l14 7 -9 6 18 9 -6 12`, fill: 'none', stroke: '#27566b', 'stroke-width': 3 });
  return [
    make('rect', { width: WIDTH, height: ICE, fill: '#c9dfe8' }),
    make('rect', { y: ICE - 22, width: WIDTH, height: 34, fill: '#f4fbfd' }),
    make('rect', { y: ICE + 12, width: WIDTH, height: HEIGHT, fill: '#1f5468' }),
    make('path', {
      d: `M0 ${ICE + 90} Q120 ${ICE + 70} 240 ${ICE + 92} T480 ${ICE + 88} V${HEIGHT} H0 Z`,
      fill: '#173f50',
    }),
    ...[HOLE - 110, HOLE + 74].slice(0, cracks).map(crack),
  ];
}

function hole() {
  return [
    make('ellipse', { rx: 58, ry: 15, cy: 6, fill: '#173f50', stroke: '#9cc4d3', 'stroke-width': 3 }),
    make('path', { d: 'M0 -62 V54', stroke: '#241b2b', 'stroke-width': 2 }),
    make('path', { d: 'M-44 -34 Q-20 -66 0 -62', fill: 'none', stroke: '#6b4423', 'stroke-width': 5 }),
  ];
}

function hut() {
  return [
    make('rect', { x: -34, y: -26, width: 68, height: 44, fill: '#8a4b2c' }),
    make('path', { d: 'M-44 -24 L0 -54 L44 -24 Z', fill: '#5a2c18' }),
    make('rect', { x: -9, y: -10, width: 18, height: 28, fill: '#f0c266' }),
  ];
}

function stack(cards) {
  return [
    ...[8, 4, 0].map((by) =>
      make('rect', { x: 16 + by, y: 18 - by / 2, width: 44, height: 56, rx: 5, fill: '#3d6f86', stroke: '#f4fbfd' }),
    ),
    text(cards, 38, 54, '#f4fbfd', 22),
  ];
}

/** The fish on the line, left and right of it; cracks are in the ice. */
function catchOf(line) {
  const fish = spread(line).filter((kind) => kind !== CRACK);
  return fish.map((kind, n) => {
    const [side, row] = [n % 2 ? 1 : -1, Math.floor(n / 2)];
    const group = make('g', {
      transform: `translate(${HOLE + side * (76 + (row % 2) * 66)} ${ICE + 46 + Math.floor(row / 2) * 46})`,
    });
    group.append(swimmer(kind, side), text(worth(kind), 0, 6, '#241b2b', 18));
    return group;
  });
}

function card(kind, x, y) {
  const [width, height] = CARD;
  const group = make('g', { transform: `translate(${x} ${y})` });
  const face = { width, height, rx: 8, stroke: '#241b2b', 'stroke-width': 2 };
  group.append(make('rect', { ...face, fill: kind ? '#fffdf8' : '#3d6f86' }));
  if (kind === CRACK) {
    group.append(
      make('path', { d: 'M20 16 l18 16 -14 10 22 14 -10 18', fill: 'none', stroke: '#27566b', 'stroke-width': 4 }),
    );
  } else if (kind) {
    const fish = make('g', { transform: 'translate(31 58) scale(.66)' }, swimmer(kind, 1));
    group.append(fish, text(worth(kind), 33, 32, '#241b2b', 24));
  }
  return group;
}

function swimmer(kind, towards) {
  const d = 'M-34 0 C-20 -20 14 -20 28 0 C14 20 -20 20 -34 0 Z M24 0 L42 -14 V14 Z';
  return make('path', {
    d,
    fill: COLOURS[worth(kind) - 1],
    stroke: '#241b2b',
    'stroke-width': 2,
    transform: `scale(${towards} 1)`,
  });
}

// ------------------------------------------------------------- small parts
const worth = (kind) => Number(kind.split('-')[1]);

/** {"fish-2": 2} as ["fish-2", "fish-2"]. */
const spread = (counts) => Object.entries(counts).flatMap(([kind, count]) => Array(count).fill(kind));

function text(says, x, y, fill, size) {
  const made = make('text', { x, y, fill, 'font-size': size, 'font-weight': 700, 'text-anchor': 'middle' });
  made.textContent = says;
  return made;
}

function make(name, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
