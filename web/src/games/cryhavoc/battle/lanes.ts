/** What choosing a lane means, by question. */
const VERB: Record<string, string> = { prisoner: 'capture', victim: 'kill', 'effect-objective': 'objective' };

/** The verb of the actions that name an objective; '' if no objective is asked for. */
export const laneVerb = (offer: string): string => VERB[offer] ?? '';

export const LANE_VERBS = new Set(Object.values(VERB));
