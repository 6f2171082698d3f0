/** Focus after navigation (WCAG 2.4.3): the target of the URL. */
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
  history.replaceState(null, '', location.pathname);
});

test('focuses the target of the hash, or the heading if there is no target', () => {
  const hashes = ['#ask', '', '#', '#nowhere', '#plain', '#field', '#%'];
  const focused = hashes.map((hash) => {
    history.replaceState(null, '', location.pathname + hash);
    focusOnArrival(document.querySelector('h1'));
    return document.activeElement?.id;
  });
  expect([focused, seen]).toEqual([['ask', ...hashes.slice(1).map(() => 'h1')], ['ask']]);
});
