/** The ground of the house, as `--paper` of tokens.css, where no style sheet reaches: icons, and what home screens show. */
export const PAPER = '#f5f0e8';
