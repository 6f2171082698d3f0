/**
 * Lays out what is out of sight (`landing-sections.css`), once the page rests: until then its height is a guess, which would lead
 * a restored scroll astray. Pictures below the fold wait no longer either (`late-doorway.css`).
 * @param rest runs each part in a rest of its own: all at once would keep a phone busy for a tenth of a second.
 */
export function layOutBelow(rest: (part: () => void) => void): void {
  for (const section of document.querySelectorAll<HTMLElement>('.landing-sections > * + *'))
    rest(() => {
      section.dataset['laidOut'] = '';
      section.getBoundingClientRect();
    });
  rest(() => {
    const { dataset } = document.documentElement;
    dataset['laidOut'] = '';
    delete dataset['arriving'];
  });
}
