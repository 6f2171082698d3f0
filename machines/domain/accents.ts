/** The accents that a page may have, and a visit: a name among these, and nothing else. */
export const ACCENTS = ['oxblood', 'bottle', 'midnight', 'brass', 'blush', 'noir'] as const;
export type Accent = (typeof ACCENTS)[number];
