/** The bots that people play against: who they are comes from the server, whom one chose last is kept here. */
import { Fault, get } from './http';
import { keep, kept } from './keeping';
import type { GameDetails } from './types';

const FIRST = 'juno'; // neither beaten at once nor beating a newcomer

class Bots {
  /** Chosen last on this device. */
  chosen = $state(kept('bot') ?? FIRST);
  #offered = $state.raw<Record<string, readonly string[]>>({});
  /** What is under way, or has come. */
  #asked = new Map<string, Promise<void>>();

  /** Those of a game, the weakest first; until the server has told them, the chosen one. */
  of(game: string): readonly string[] {
    return this.#offered[game] ?? [this.chosen];
  }

  /** The weakest one, as soon as the server has told it. */
  easiest(game: string): string | undefined {
    return this.#offered[game]?.[0];
  }

  choose(bot: string): void {
    this.chosen = bot;
    keep('bot', bot);
  }

  /** Asked for once, and known when this is over; if nobody answered, the next one asks again. */
  learn(game: string): Promise<void> {
    const asked = this.#asked.get(game) ?? this.#ask(game);
    this.#asked.set(game, asked);
    return asked;
  }

  /** Whoever the server does not offer any more is not chosen any more. */
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
