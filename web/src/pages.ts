/** Which page an address shows. All but the lobby are loaded on demand. */
import type { Component } from 'svelte';

import { faceOf } from './games/face';
import { lookAhead } from './first-look';
import LobbyPage from './lobby/LobbyPage.svelte';
import Missing from './ui/Missing.svelte';

export interface Page {
  Page: Component<Record<string, string>>;
  props: Record<string, string>;
  /** Pages with the same identity are kept, and only get new properties. */
  identity: string;
  /** It is to be dark from its first moment. */
  dark?: boolean;
}

type Module<P extends Record<string, string>> = Promise<{ default: Component<P> }>;

async function fetched<P extends Record<string, string>>(module: Module<P>, props: P, identity: string): Promise<Page> {
  const Page = (await module).default as unknown as Component<Record<string, string>>;
  return { Page, props, identity };
}

const drawnDark = (game: string): boolean => faceOf(game).dark === true;

/** What cannot be looked at tells so itself. */
const isDark = (id: string): Promise<boolean> =>
  lookAhead(id).then(
    ({ table }) => table.status !== 'gathering' && drawnDark(table.game),
    () => false,
  );

const at = (Page: Component, identity: string): Promise<Page> =>
  fetched(Promise.resolve({ default: Page }), {}, identity);

async function tablePage(id: string): Promise<Page> {
  const page = fetched(import('./TablePage.svelte'), { id }, `table ${id}`);
  const dark = isDark(id);
  return { ...(await page), dark: await dark };
}

export async function pageAt(parts: string[]): Promise<Page> {
  const [kind = '', one = '', two = ''] = parts;
  switch (`${kind}/${parts.length}`) {
    case '/0':
      return at(LobbyPage, 'lobby');
    case 'mine/1':
      return fetched(import('./lobby/MinePage.svelte'), {}, kind);
    case 'me/1':
      return fetched(import('./lobby/people/MePage.svelte'), {}, kind);
    case 'recover/1':
      return fetched(import('./lobby/people/RecoverPage.svelte'), {}, kind);
    case 'about/1':
      return fetched(import('./lobby/AboutPage.svelte'), {}, kind);
    case 'new/2':
      return fetched(import('./lobby/new-table/NewTablePage.svelte'), { game: one }, `new ${one}`);
    case 'new/3':
      return fetched(import('./lobby/new-table/NewTablePage.svelte'), { game: one, pack: two }, `new ${one} ${two}`);
    case 'packs/1':
      return fetched(import('./lobby/packs/PacksPage.svelte'), {}, kind);
    case 'packs/2':
      return fetched(import('./lobby/packs/PackPage.svelte'), { pack: one }, `pack ${one}`);
    case 'workshop/2':
      return fetched(import('./workshop/WorkshopPage.svelte'), { id: one }, `workshop ${one}`);
    case 'join/2':
      return fetched(import('./lobby/JoinPage.svelte'), { code: one }, `join ${one}`);
    case 'rules/2':
    case 'rules/3':
      return fetched(import('./rules/RulesPage.svelte'), { game: one, number: two }, `rules ${one}`);
    case 'learn/2':
      return fetched(import('./learn/LearnPage.svelte'), { game: one }, `learn ${one}`);
    case 'learn/3':
      return {
        ...(await fetched(import('./learn/LessonPage.svelte'), { game: one, lesson: two }, `lesson ${one} ${two}`)),
        dark: drawnDark(one),
      };
    case 'puzzles/1':
    case 'puzzles/2':
      return fetched(import('./learn/puzzles/PuzzlesPage.svelte'), { game: one }, 'puzzles');
    case 'puzzles/3':
      return fetched(import('./learn/puzzles/PuzzlePage.svelte'), { game: one, puzzle: two }, `puzzle ${one} ${two}`);
    case 'progress/1':
      return fetched(import('./learn/progress/ProgressPage.svelte'), {}, kind);
    case 'reference/2':
      return fetched(import('./rules/ReferencePage.svelte'), { game: one }, `reference ${one}`);
    case 'table/2':
      return tablePage(one);
    case 'table/3':
      if (two === 'replay') return fetched(import('./replay/ReplayPage.svelte'), { id: one }, `replay ${one}`);
      return at(Missing, 'missing');
    default:
      return at(Missing, 'missing');
  }
}
