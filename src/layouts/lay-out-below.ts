/**
 * Lays out what is out of sight (`landing-sections.css`), once the page rests: until then its height is a guess, which would lead
 * a restored scroll astray. Pictures below the fold wait no longer either (`late-doorway.css`).
 */
export function layOutBelow(): void {
  const { dataset } = document.documentElement;
  dataset['laidOut'] = '';
  delete dataset['arriving'];
}
