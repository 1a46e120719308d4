/** All arrows of the planet: what others did since the reader's last move, and this action. Numbers are above the pieces, arrows below. */
import type { Marked } from '../../beats';
import { arrowBetween, discsOf, type Arrow } from './arrows';
import type { Layouts, PlanetLayout } from './layout/planet-layout';
import type { Move } from './moves';
import { signsOf, type Spot } from './since/since';

export interface Way {
  arrow: Arrow;
  side: string;
  /** It has not happened yet. */
  would: boolean;
}

/** The number of another player's step, or of the reader's own units. */
export interface Numbered extends Spot {
  units?: true;
}

export interface Ways {
  arrows: Way[];
  numbers: Numbered[];
}

export function waysOf(
  layouts: Layouts,
  layout: PlanetLayout,
  marked: readonly Marked[],
  done: readonly Move[],
  would: Move | null,
): Ways {
  const [trails, spots] = signsOf(marked, layouts, layout);
  const region = (id: string) => layouts.regions.find((one) => one.id === id);
  const across = ({ from, to }: Move): Arrow[] => {
    const [here, there] = [region(from), region(to)];
    if (!here || !there) return [];
    return [arrowBetween(here, there, layout.sizes.scale, discsOf(layout, [from, to]))];
  };
  const isMarked = ({ from, to }: Move) => marked.some(({ way }) => way?.[0] === from && way.at(-1) === to);
  const own = done
    .filter((move) => !isMarked(move))
    .flatMap((move) => across(move).map((arrow) => ({ arrow, n: move.n })));
  return {
    arrows: [
      ...trails.map(({ arrow, side }) => ({ arrow, side, would: false })),
      ...own.map(({ arrow }) => ({ arrow, side: '', would: false })),
      ...(would ? across(would) : []).map((arrow) => ({ arrow, side: '', would: true })),
    ],
    numbers: [
      ...trails.map(({ n, side, arrow }) => ({ n, side, at: arrow.tail })),
      ...spots,
      ...own.filter(({ n }) => n > 1).map(({ arrow, n }) => ({ n, side: '', at: arrow.tail, units: true as const })),
    ],
  };
}
