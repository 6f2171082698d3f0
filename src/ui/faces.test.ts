/** When the web fonts are loaded and shown. */
import { afterEach, expect, test, vi } from 'vitest';

const root = document.documentElement;
/**
 * The module after a page load.
 * @param sheet result of loading the style sheet once it is enabled.
 */
async function faces(sheet: 'load' | 'error') {
  vi.resetModules();
  const asked: string[] = [];
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: (face: string, letters: string) => Promise.resolve([asked.push(`${face}: ${letters}`)]) },
  });
  const link = document.head.appendChild(document.createElement('link'));
  Object.assign(link, { id: 'faces', disabled: true });
  Object.defineProperty(link, 'disabled', {
    configurable: true,
    set: () => {
      link.dispatchEvent(new Event(sheet));
    },
  });
  document.body.textContent = 'Wejdź';
  return { ...(await import('./faces.ts')), asked };
}
const pressed = (isActive: boolean) =>
  vi.stubGlobal('navigator', Object.create(navigator, { userActivation: { value: { isActive } } }));

afterEach(() => {
  document.head.replaceChildren();
  delete root.dataset['faces'];
  Reflect.deleteProperty(document, 'fonts');
});

test('loads fonts for the scripts of the page, and applies them on a new page after a click', async () => {
  const { fetchFaces, showFacesAfterPress, asked } = await faces('load');
  pressed(true);
  showFacesAfterPress();
  const before = root.dataset['faces'];
  await fetchFaces();
  pressed(false);
  showFacesAfterPress();
  const unpressed = root.dataset['faces'];
  pressed(true);
  showFacesAfterPress();
  expect([before, unpressed, root.dataset['faces'], asked]).toEqual([
    undefined,
    undefined,
    '',
    ['1em Ibarra: Wejdź', 'italic 1em Ibarra: Wejdź', '1em Instrument: Wejdź'],
  ]);
});

test('a style sheet that fails to load applies nothing', async () => {
  const { fetchFaces, showFaces, asked } = await faces('error');
  await expect(fetchFaces()).rejects.toEqual(expect.objectContaining({ type: 'error' }));
  showFaces();
  expect([root.dataset['faces'], asked]).toEqual([undefined, []]);
});

test.each([
  { moved: 7, shown: '' },
  { moved: 8, shown: undefined },
])('applies them in place unless visible text moves: $moved pixels along a line', async ({ moved, shown }) => {
  const { fetchFaces, showFacesInPlace } = await faces('load');
  const corner = () => {
    const x = 'faces' in root.dataset ? moved : 0;
    return [{ x, y: 0, left: x, right: x + 40, top: 0, bottom: 20 }];
  };
  for (const { prototype } of [Element, Range])
    Object.defineProperty(prototype, 'getClientRects', { configurable: true, value: corner });
  await fetchFaces();
  showFacesInPlace();
  expect(root.dataset['faces']).toBe(shown);
});

test('awaits a style sheet that is loading, without a second request', async () => {
  const { fetchFaces, asked } = await faces('error');
  const link = document.querySelector('#faces');
  const set = vi.fn<(off: boolean) => void>();
  Object.defineProperty(link, 'disabled', { get: () => false, set });
  const fetched = fetchFaces();
  expect([asked, set.mock.calls]).toEqual([[], [[false]]]);
  link?.dispatchEvent(new Event('load'));
  await fetched;
  expect(asked.length).toBe(3);
});
