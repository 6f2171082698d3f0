/** The club cards: silver, gold and diamond cloth. */
import type { Ramp } from './colour.ts';
import { swatch } from './swatch.ts';

/** The three levels of the club, each a cloth in the colour of its name. */
const levels = {
  silver: {
    ramp: ['#26282b', '#62666b', '#9da2a6', '#cdd1d3', '#fbfbfa'],
    seed: 12,
    folds: 6,
    askew: 9,
    sheen: 1,
  },
  gold: {
    ramp: ['#2e1d05', '#704d15', '#b0822f', '#dcb964', '#fbf0c8'],
    seed: 31,
    folds: 6,
    askew: 14,
    sheen: 1.1,
  },
  diamond: {
    ramp: ['#2d3c4a', '#74909f', '#aec6d0', '#dcebee', '#ffffff'],
    seed: 66,
    folds: 8,
    askew: 19,
    sheen: 1.3,
  },
} as const satisfies Record<string, { ramp: Ramp; seed: number; folds: number; askew: number; sheen: number }>;

/** A card of 360 × 228 for each level, by name. */
export const clubCards = (): readonly (readonly [level: string, picture: string])[] =>
  Object.entries(levels).map(([level, accent]) => [level, swatch({ width: 360, height: 228, ...accent })]);
