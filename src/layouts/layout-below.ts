/**
 * Lays out sections out of view (`landing-sections.css`) in idle time: until then their height is an estimate, which
 * would break a restored scroll position. Also enables pictures below the fold (`late-doorway.css`).
 * @param rest runs each part in a separate idle task: together they would block a phone for a tenth of a second.
 */
export function layoutBelow(rest: (part: () => void) => void): void {
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
