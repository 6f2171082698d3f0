/** In an address: all questions. */
export const ALL = 'all';
