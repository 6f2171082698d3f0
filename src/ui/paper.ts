/** The ground of the pages, as `--paper` of tokens.css, where no style sheet reaches: icons, and what home screens and browsers show. */
export const PAPER = '#f5f0e8';
/** The same in the dark. */
export const DARK_PAPER = '#14110f';
