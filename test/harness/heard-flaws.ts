/**
 * Screen reader problems that neither axe nor a transcript finds: markup rules found by testing Orca with Firefox.
 * Checks whole pages, in jsdom or in a browser.
 */

/** Maximum number of landmarks for convenient navigation. */
const LANDMARKS = 8;
const LANDMARK =
  'header:not(main *, [role=none]), footer:not(main *), main, nav, aside, form[aria-label], section[aria-label], section[aria-labelledby]';
/** Elements without an accessible object of their own, over which a screen reader continues reading. */
const READ_OVER = '[role=none], [aria-hidden=true], [aria-hidden=true] *, span, a, bdi';

const spaced = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const called = (element: Element) => spaced(element.textContent) || element.id || element.tagName.toLowerCase();
const all = (page: ParentNode, selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];

/** @returns the flaws of a page, in words; empty if there are no flaws. */
export function heardFlaws(page: ParentNode): string[] {
  // Content behind a modal dialog is unreachable.
  const landmarks = all(page.querySelector('dialog[open]') ?? page, LANDMARK);
  return [
    // Firefox reports an empty required field as invalid before any input.
    ...all(page, '[required]').map((field) => `“${field.id || called(field)}”: required, and not by aria-required`),
    // An empty element with a role is announced: “statusbar”.
    ...all(page, 'output, [role=status], [role=log], [role=alert], section[aria-label], section[aria-labelledby], nav')
      .filter((element) => spaced(element.textContent) === '')
      .map((element) => `“${called(element)}”: a role, and no words`),
    // Each part with a role is announced as a separate heading.
    ...all(page, ':is(h1, h2, h3, h4, h5, h6) *')
      .filter((part) => !part.matches(READ_OVER))
      .map((part) => `“${called(part)}”: a heading is in pieces`),
    // Announced on entering, and again as the heading. An element that receives focus is exempt: its name is all that
    // is announced.
    ...all(page, '[aria-labelledby]:not([tabindex], dialog)')
      .filter((part) => part.querySelector(`[id="${part.getAttribute('aria-labelledby')}"]`))
      .map((part) => `“${called(part)}”: named by what is in it`),
    // A focusable scroll area without a name.
    ...all(page, '[tabindex="0"]:not([aria-label])').map(
      (stop) => `“${called(stop)}”: a stop that does not say what for`,
    ),
    ...(landmarks.length > LANDMARKS ? [`${landmarks.length} landmarks`] : []),
  ];
}

/** Words of at least four letters. */
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
/** Messages of the error summary that share no word with the label of their field. */
export const namelessMessages = (page: ParentNode): string[] =>
  all(page, '.error-summary a')
    .filter((link) => {
      const field = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      const label = field?.querySelector('legend') ?? (field as HTMLInputElement | null)?.labels?.[0];
      const words = wordsIn(spaced(link.textContent));
      return !wordsIn(spaced(label?.textContent)).some((word) => words.includes(word));
    })
    .map((link) => spaced(link.textContent));
