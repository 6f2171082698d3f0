/** The logo, an arch with a parted curtain: 24 × 32. */
export const MARK_PATH = 'M0 32V12a12 12 0 0 1 24 0V32H14.5C13 24 12.3 14 12.2 2h-.4C11.7 14 11 24 9.5 32z';
