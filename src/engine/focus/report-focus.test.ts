import { beforeEach, expect, test } from 'vitest';
import { reportFocus } from './report-focus.ts';

/** @returns the list of events sent from now on. */
function begin() {
  const reported: string[] = [];
  reportFocus({ send: ({ type }) => void reported.push(type) });
  return reported;
}
const focus = (id: string) => document.getElementById(id)?.focus();
beforeEach(() => {
  document.body.innerHTML = `
    <h1 id="heading" tabindex="-1">A page</h1>
    <input id="field"><select id="choice"></select><textarea id="text"></textarea><button id="button">On</button>
    <dialog open><h2 id="over" tabindex="-1">Over it</h2><input id="within"></dialog>`;
  delete window.preHydration;
});

test.each([
  ['a field', 'field', ['visitor.typing']],
  ['a heading', 'heading', ['visitor.reading']],
  ['the heading of what lies over the page', 'over', ['visitor.reading']],
  ['a field of what lies over the page', 'within', []],
  ['a button', 'button', []],
])('reports %s on focus, or if it has focus when hydration begins', (_, id, events) => {
  const reported = begin();
  focus(id);
  expect([reported, begin()]).toEqual([events, events]);
});

test('counts a form that was submitted before hydration as typed into', () => {
  window.preHydration = { submit: 'code', press: null, release: () => undefined, fail: () => undefined };
  expect(begin()).toEqual(['visitor.typing']);
});
