/**
 * Lays out what is out of sight (`landing-sections.css`), once the page rests: until then its height is a guess, which would lead
 * a restored scroll astray.
 */
export function layOutBelow(): void {
  document.documentElement.dataset['laidOut'] = '';
}
