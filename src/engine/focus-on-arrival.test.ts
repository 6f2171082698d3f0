/** Where the focus goes on a page that has come (WCAG 2.4.3): where its address leads. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusOnArrival } from './focus-on-arrival.ts';

const seen: string[] = [];
beforeEach(() => {
  seen.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrolled(this: Element) {
    seen.push(this.id);
  });
  document.body.innerHTML = `
    <main id="main" tabindex="-1">
      <h1 id="h1" tabindex="-1">Heading</h1>
      <h2 id="ask" tabindex="-1">Ask</h2>
      <h2 id="plain">Plain</h2>
      <input id="field" />
    </main>`;
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', location.pathname);
});

test.each([
  ['#ask', 'ask', ['ask']],
  ['', 'h1', []],
  ['#', 'h1', []],
  ['#nowhere', 'h1', []],
  ['#plain', 'h1', []],
  ['#field', 'h1', []],
  ['#main', 'h1', []],
  ['#%', 'h1', []],
  ['#"]', 'h1', []],
])('an address that ends in “%s”: on %s', (hash, focused, scrolled) => {
  history.replaceState(null, '', location.pathname + hash);
  focusOnArrival(document.querySelector('h1'));
  expect([document.activeElement?.id, seen]).toEqual([focused, scrolled]);
});

test('without a heading nothing happens', () => {
  focusOnArrival(null);
  expect([document.activeElement, seen]).toEqual([document.body, []]);
});
