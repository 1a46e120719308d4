/** The bots that people play against: the server lists them; the reader's last choice is stored here. */
import { Fault, get } from './http';
import { keep, kept } from './keeping';
import type { GameDetails } from './types';

const FIRST = 'juno'; // neither easily beaten nor too strong for a newcomer

class Bots {
  /** The last choice on this device. */
  chosen = $state(kept('bot') ?? FIRST);
  #offered = $state.raw<Record<string, readonly string[]>>({});
  /** Requests under way or done, by game. */
  #asked = new Map<string, Promise<void>>();

  /** The bots of a game, the weakest first; until the server has answered, only the chosen one. */
  of(game: string): readonly string[] {
    return this.#offered[game] ?? [this.chosen];
  }

  /** The weakest one, once the server has answered. */
  easiest(game: string): string | undefined {
    return this.#offered[game]?.[0];
  }

  choose(bot: string): void {
    this.chosen = bot;
    keep('bot', bot);
  }

  /** Requests the list once; resolves when it is known. After a failure, the next call tries again. */
  learn(game: string): Promise<void> {
    const asked = this.#asked.get(game) ?? this.#ask(game);
    this.#asked.set(game, asked);
    return asked;
  }

  /** A bot that the server no longer offers is no longer chosen. */
  async #ask(game: string): Promise<void> {
    try {
      const { bots } = await get<GameDetails>(`/games/${game}`);
      this.#offered = { ...this.#offered, [game]: bots };
      if (!bots.includes(this.chosen)) this.chosen = bots.includes(FIRST) ? FIRST : bots[0]!;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.#asked.delete(game);
    }
  }
}

export const bots = new Bots();
