/** The first text of an uncached page: in the web fonts on a fast connection, without layout shift. */
import { AWAITED } from '../../../src/prerender/await-faces.ts';
import { BASE } from '../../../machines/domain/site.ts';
import { OWN_FACES, waitLong, watchWords, wordsSeen } from '../../browser/first-words.ts';
import { expect, test } from './fixtures.ts';

const PAGES = ['/', '/registration/formstarted?rc=VESTIBULE', '/pl/nowhere'] as const;
for (const path of PAGES)
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test(`${path} at ${width} pixels: the first words are in the shop’s own faces`, async ({ enginePage }) => {
      await enginePage.resize(width, height);
      await enginePage.early({ run: waitLong, argument: AWAITED });
      await enginePage.early({ run: watchWords, argument: undefined });
      await enginePage.open(BASE + path);
      await expect.poll(() => enginePage.evaluate(() => window.preHydration === undefined)).toBe(true);
      expect(await enginePage.evaluate(wordsSeen)).toEqual([{ faces: OWN_FACES, place: expect.any(Array) }]);
    });

test.describe('before the question about cookies is answered', () => {
  test.use({ decided: false });

  test('it has the same face as the page', async ({ enginePage }) => {
    await enginePage.open(`${BASE}/`);
    await expect.poll(() => enginePage.evaluate(facesAround)).toEqual(['Instrument', 'Instrument', 'Instrument']);
  });
});
/** The fonts of the page, of the consent banner, and of its panel. */
function facesAround() {
  const host = document.querySelector('vestibule-consent');
  const elements = [document.body, host, host?.shadowRoot?.querySelector('.panel')];
  return elements.map((element) => element && getComputedStyle(element).fontFamily.replaceAll('"', '').split(',')[0]);
}
