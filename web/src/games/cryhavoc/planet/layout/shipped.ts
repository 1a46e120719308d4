/** For tests: the maps that are shipped, read from the content itself. */
import type { MapIcon, MapRegion, Ring } from '../../../../generated/cryhavoc';

const FILES = import.meta.glob<string>('../../../../../../src/rulewright/games/cryhavoc/content/*/map-*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
export const LANGUAGES = ['en', 'pl', 'de', 'pt-BR'] as const;

/** Every map in every language, by its name. */
export const MAPS: [string, MapRegion[]][] = Object.entries(FILES).flatMap(([path, text]) =>
  LANGUAGES.map((language): [string, MapRegion[]] => [
    `${path.split('/').at(-1)} in ${language}`,
    text
      .split('[[region]]')
      .slice(1)
      .map((table) => region(table, language)),
  ]),
);

function region(table: string, language: string): MapRegion {
  const value = (key: string) => new RegExp(`^${key} = "?(.*?)"?$`, 'm').exec(table)?.[1] ?? '';
  const list = (key: string) => [...value(key).matchAll(/"(.*?)"/g)].map(([, id]) => id!);
  const name = new RegExp(`"?${language}"? = "(.*?)"`).exec(value('name'))![1]!;
  return {
    id: value('id'),
    name,
    terrain: value('terrain') as MapRegion['terrain'],
    ring: value('ring') as Ring,
    kind: value('kind'),
    sector: Number(value('sector')),
    crystals: Number(value('crystals')),
    icons: list('icons') as MapIcon[],
    neighbours: list('neighbours'),
    wrap: null,
    anchors: { stage: JSON.parse(/stage = (\[.*?\])/.exec(table)![1]!) } as MapRegion['anchors'],
    polygon: polygonIn(table),
  };
}

function polygonIn(table: string): [number, number][] {
  const points = /polygon = \[([\s\S]*?)\n\]/.exec(table)![1]!;
  return [...points.matchAll(/\[([\d.-]+), ([\d.-]+)\]/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

/** One map, with its black areas and the destinations of its printed arrows. */
export function shippedMap(name: string) {
  const text = Object.entries(FILES).find(([path]) => path.endsWith(`/${name}.toml`))![1];
  const [lands = '', ...black] = text.split('[[blocked]]');
  const regions = lands.split('[[region]]').slice(1);
  const led = (table: string) => /^wrap = \{ to = "(.*?)"/m.exec(table)?.[1];
  return {
    regions: regions.map((table) => ({ ...region(table, 'en'), wrap: led(table) ? { to: led(table)! } : null })),
    blocked: black.map(polygonIn),
  };
}
