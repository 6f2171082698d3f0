/**
 * What a screen reader stumbles over, and neither axe nor a transcript finds: rules of markup that were learnt by listening to Orca
 * with Firefox. Of whole pages, in jsdom or in a browser.
 */

/** So many landmarks can be gone through one by one. */
const LANDMARKS = 8;
const LANDMARK =
  'header:not(main *, [role=none]), footer:not(main *), main, nav, aside, form[aria-label], section[aria-label], section[aria-labelledby]';
/** Has no object of its own in the tree of a reader, which therefore reads on over it. */
const READ_OVER = '[role=none], [aria-hidden=true], [aria-hidden=true] *, span, a, bdi';

const spaced = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const called = (element: Element) => spaced(element.textContent) || element.id || element.tagName.toLowerCase();
const all = (page: ParentNode, selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];

/** @returns what is wrong with a page, in words; empty, if nothing is. */
export function heardFlaws(page: ParentNode): string[] {
  // What lies behind a dialog can't be reached.
  const landmarks = all(page.querySelector('dialog[open]') ?? page, LANDMARK);
  return [
    // Firefox calls an empty one invalid before anything was pressed.
    ...all(page, '[required]').map((field) => `“${field.id || called(field)}”: required, and not by aria-required`),
    // It is read as a thing by itself: “statusbar”.
    ...all(page, 'output, [role=status], [role=log], [role=alert], section[aria-label], section[aria-labelledby], nav')
      .filter((element) => spaced(element.textContent) === '')
      .map((element) => `“${called(element)}”: a role, and no words`),
    // Each part with a role is read as a heading of its own.
    ...all(page, ':is(h1, h2, h3, h4, h5, h6) *')
      .filter((part) => !part.matches(READ_OVER))
      .map((part) => `“${called(part)}”: a heading is in pieces`),
    // Said on the way in, and again as the heading. Where the focus is led, the name is all that is said.
    ...all(page, '[aria-labelledby]:not([tabindex], dialog)')
      .filter((part) => part.querySelector(`[id="${part.getAttribute('aria-labelledby')}"]`))
      .map((part) => `“${called(part)}”: named by what is in it`),
    // One that scrolls, and does nothing else.
    ...all(page, '[tabindex="0"]:not([aria-label])').map(
      (stop) => `“${called(stop)}”: a stop that does not say what for`,
    ),
    ...(landmarks.length > LANDMARKS ? [`${landmarks.length} landmarks`] : []),
  ];
}

/** Words that tell a field from the others. */
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
/** The messages of the summary above a form that share no word with the label of their field. */
export const namelessMessages = (page: ParentNode): string[] =>
  all(page, '.error-summary a')
    .filter((link) => {
      const field = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      const label = field?.querySelector('legend') ?? (field as HTMLInputElement | null)?.labels?.[0];
      const words = wordsIn(spaced(link.textContent));
      return !wordsIn(spaced(label?.textContent)).some((word) => words.includes(word));
    })
    .map((link) => spaced(link.textContent));
