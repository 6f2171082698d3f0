/** Allowed accent names of a page and a visit. */
export const ACCENTS = ['oxblood', 'bottle', 'midnight', 'brass', 'blush', 'noir'] as const;
export type Accent = (typeof ACCENTS)[number];
