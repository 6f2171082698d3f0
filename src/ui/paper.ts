/**
 * Background colour of the pages, equal to `--paper` in tokens.css, for uses without style sheets: icons, home screens
 * and browser chrome.
 */
export const PAPER = '#f5f0e8';
/** The same in the dark scheme. */
export const DARK_PAPER = '#14110f';
