/** The games of this server, as it lists them in the reader's language. */
import { Fault, get } from './http';
import type { GameBrief } from './types';

class Games {
  list = $state.raw<readonly GameBrief[]>([]);

  /** Before anything is shown, and again after a change of language. If there is no answer, the previous list stays. */
  async learn(language: string): Promise<void> {
    try {
      this.list = await get<GameBrief[]>(`/games?language=${language}`);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
    }
  }

  has(name: string): boolean {
    return this.list.some((game) => game.name === name);
  }

  title(name: string): string {
    return this.list.find((game) => game.name === name)?.title ?? name;
  }

  /** The possible numbers of players. */
  players(name: string): GameBrief['players'] {
    return this.list.find((game) => game.name === name)?.players ?? { least: 2, most: 2 };
  }

  /** The options that a new table suggests in the reader's language. */
  proposed(name: string): GameBrief['proposed'] {
    return this.list.find((game) => game.name === name)?.proposed ?? {};
  }

  /** The module that draws its board on the plain page, if it provides one. */
  web(name: string): string | null {
    return this.list.find((game) => game.name === name)?.web ?? null;
  }

  /** A page on how balanced it is, if it provides one; in the reader's language. */
  balance(name: string, language: string): string | null {
    const page = this.list.find((game) => game.name === name)?.balance;
    return page ? `${page}?language=${language}` : null;
  }

  /** Where a link to the rules leads if it names no game. */
  get first(): string {
    return this.list[0]?.name ?? '';
  }

  /** The game whose rules have this paragraph. */
  withRule(paragraph: string): string {
    return this.list.find(({ prefix }) => prefix && paragraph.startsWith(prefix))?.name ?? this.first;
  }
}

export const games = new Games();
