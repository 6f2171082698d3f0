/** Before the first paint: whether text waits for the web fonts, and until when. */
import { afterEach, expect, test, vi } from 'vitest';
import { AWAITED, awaitFaces } from './await-faces.ts';

const HELD = AWAITED.turns * AWAITED.turn;
const { dataset } = document.documentElement;
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  delete dataset['awaits'];
  delete dataset['faces'];
  Reflect.deleteProperty(document, 'fonts');
});

/**
 * A new page.
 * @param connection the browser's connection information.
 * @param come settles when the fonts do.
 */
function begin(connection: object | undefined, come: Promise<unknown> = Promise.resolve([])) {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => come } });
  const sheet = Object.assign(document.createElement('link'), { id: 'faces', rel: 'stylesheet' });
  sheet.disabled = true;
  document.head.append(sheet);
  awaitFaces(AWAITED, 'A', ['/first.woff2'], ['/entry.js', '/view.js']);
  return sheet;
}
const shown = () => ['awaits' in dataset, 'faces' in dataset];

const asked = () =>
  [...document.querySelectorAll('link[rel=preload]')].map((link) =>
    ['as', 'referrerPolicy', 'crossOrigin'].map((name) => Reflect.get(link, name) as unknown),
  );
const ASKED = ['font', 'no-referrer', ''];

test.each([
  [undefined, true],
  [{ rtt: 100 }, true],
  [{ rtt: 0, saveData: true }, false],
])('connection %j: awaits the fonts: %j', (connection, awaited) => {
  const sheet = begin(connection);
  expect([shown(), sheet.disabled, asked()]).toEqual([[awaited, false], !awaited, awaited ? [ASKED] : []]);
});

test.each([
  [{ rtt: 150 }, [ASKED]],
  [{ rtt: 150, saveData: true }, []],
])('slow connection %j: loads the fonts after all scripts', (connection, then) => {
  const sheet = begin(connection);
  const comes = (href: string) => {
    const script = document.head.appendChild(Object.assign(document.createElement('link'), { href }));
    script.dispatchEvent(new Event('load'));
    return asked();
  };
  expect([comes('/other.js'), comes('/entry.js'), comes('/view.js'), comes('/view.js')]).toEqual([[], [], then, then]);
  expect([sheet.disabled, shown()]).toEqual([then.length === 0, [false, false]]);
});

test('shows text in the fonts once loaded', async () => {
  const sheet = begin(undefined);
  sheet.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual([false, true]);
});

test.each([
  ['come late', () => new Promise((resolve) => setTimeout(resolve, 2 * HELD))],
  ['fail', () => Promise.reject(new Error('no such file'))],
])('fonts %s: text stays in fallback fonts', async (_, come) => {
  const sheet = begin(undefined, come());
  document.dispatchEvent(new Event('DOMContentLoaded'));
  sheet.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(HELD);
  const then = shown();
  await vi.advanceTimersByTimeAsync(2 * HELD);
  expect([then, shown()]).toEqual([
    [false, false],
    [false, false],
  ]);
});
