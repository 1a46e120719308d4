import { describe, expect, it } from 'vitest';

import { brackets, clear, Field, hexagon, placesOf, type Places, type Point } from './hexes';

/** The hexagon with six hexes on a side. */
function classic(): Places {
  const places: Record<string, [number, number]> = {};
  for (let row = 0; row <= 10; row++) {
    const first = Math.abs(5 - row);
    for (let i = 0; i < 11 - first; i++) places[`${'ABCDEFGHIJK'[row]}${i + 1}`] = [first + 2 * i, row];
  }
  return places;
}

const field = new Field(classic());

describe('the board of 91 hexes', () => {
  it('has eleven rows', () => {
    expect(field.spots.size).toBe(91);
    expect(field.rows.map((row) => row.length)).toEqual([6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6]);
  });

  it('has six neighbours round its middle, and three at a corner', () => {
    expect(field.neighbours('F6')).toEqual(['E5', 'E6', 'F7', 'G6', 'G5', 'F5']);
    expect(field.neighbours('A1')).toEqual(['A2', 'B2', 'B1']);
  });

  it('counts distances as the rules do', () => {
    expect(field.distance('F6', 'F6')).toBe(0);
    expect(field.distance('F6', 'G5')).toBe(1);
    expect(field.distance('F6', 'D5')).toBe(2);
    expect(field.distance('F1', 'F11')).toBe(10);
    expect(field.distance('A1', 'K6')).toBe(10);
  });

  it('steps to the row above and below, to the nearest', () => {
    expect(['E5', 'E6']).toContain(field.beyond('F6', -1));
    expect(field.beyond('F11', 1)).toBe('G10');
    expect(field.beyond('A1', -1)).toBeUndefined();
  });

  it('shows the part that some hexes take up, and no more', () => {
    const [x, y, width, height] = field.part(['F5', 'F7']);
    expect(x).toBeLessThan(field.at('F5').x);
    expect(x + width).toBeGreaterThan(field.at('F7').x);
    expect(y).toBeLessThan(field.at('F5').y);
    expect(width).toBeLessThan(field.box[2]);
    expect(height).toBeLessThan(field.box[3]);
  });
});

describe('boards of other shapes', () => {
  it('lie as the pack says where it is the board of the pack', () => {
    const known = classic();
    expect(placesOf(Object.keys(known), known)).toBe(known);
  });

  it('have their rows in the middle otherwise', () => {
    const places = placesOf(Object.keys(classic()), {});
    expect(new Field(places).neighbours('F6').sort()).toEqual(field.neighbours('F6').sort());
  });

  it('are shifted by half a hex from row to row, even where the rows are equally long', () => {
    const places = placesOf(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'], {});
    const square = new Field(places);
    expect(square.distance('A1', 'B1')).toBe(1);
    expect(square.distance('A1', 'C1')).toBe(2);
  });
});

describe('shapes', () => {
  it('are hexes with six corners, closed or open', () => {
    expect(hexagon(50).split(' ')).toHaveLength(6);
    expect(brackets(47).match(/M/g)).toHaveLength(6);
  });

  it('are ways that keep clear of the pieces at both ends', () => {
    const way = clear([
      [0, 0],
      [100, 0],
    ]);
    expect(way[0]![0]).toBeCloseTo(46);
    expect(way[1]![0]).toBeCloseTo(52);
  });

  it('begin and end beside the first and the last hex, also if they go straight over others', () => {
    const flight = clear([field.point('A1'), field.point('D1'), field.point('D4')], 0.26, 0.48);
    const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
    expect(far(flight[0]!, field.point('A1'))).toBeCloseTo(26);
    expect(far(flight[2]!, field.point('D4'))).toBeCloseTo(48);
  });
});
