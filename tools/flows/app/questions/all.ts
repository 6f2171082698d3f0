/** In an address: not one question, but all of them. */
export const ALL = 'all';
