import { get } from '../../lib/http';
import type { Puzzles } from '../../lib/types';

const NONE: Puzzles = { day: '', today: '', pack: '', themes: [], puzzles: [] };

/** A game's puzzles; none if the server cannot be reached. */
export const puzzlesOf = (game: string): Promise<Puzzles> => get<Puzzles>(`/games/${game}/puzzles`).catch(() => NONE);
