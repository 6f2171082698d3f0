/** Tests of the check for cut-off text; and of held calls, which resolve once the page has received them. */
import { BASE } from '../../machines/domain/site.ts';
import { chromiumPage } from '../engines/chromium.ts';
import type { InterceptedCall } from '../engines/engine-page.ts';
import { cutWords } from '../../tools/photograph/flaws/cut-words.ts';
import { settle } from '../model/browser/settle.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 320, height: 568 } });

const style = `<style>
  body { margin: 0; font: 16px/1.5 serif }
  .narrow { inline-size: 80px }
  .cut { overflow: hidden; white-space: nowrap }
  .low { block-size: 20px; overflow: clip }
  .breaks { overflow-wrap: break-word }
  .anywhere { overflow-wrap: anywhere }
  .scrolls { overflow-x: auto; white-space: nowrap }
  .unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden }
  select { inline-size: 90px; box-sizing: border-box }
</style>`;
const LONG = 'Wiedereröffnungsfeierlichkeiten';

const CASES = [
  ['words that fit', '<p>All of it can be read, on as many lines as it takes.</p>', []],
  [
    'a word that is wider than its box',
    `<div class="narrow cut"><b>${LONG}</b></div>`,
    [`“${LONG}” is cut off by div.narrow cut`],
  ],
  ['a word that leaves a box which lets it', `<div class="narrow">${LONG}</div>`, []],
  [
    'a word that goes on in the next line without a hyphen',
    `<p class="narrow breaks">Ein <b>${LONG}</b></p>`,
    [`“${LONG}” is broken in two`],
  ],
  ['one that has a place to break', `<p class="narrow breaks">Wieder\u00adöffnung</p>`, []],
  ['one that may break anywhere', `<p class="narrow anywhere">${LONG}</p>`, []],
  ['a word that leaves the window', `<p>${LONG.repeat(2)}</p>`, [`“${LONG.repeat(2)}” is cut off by the window`]],
  [
    'lines below the end of their box',
    '<div class="narrow low">One line, and more</div>',
    ['“One line, and more” is cut off by div.narrow low'],
  ],
  ['what can be scrolled to', `<div class="narrow scrolls"><p>${LONG}</p></div>`, []],
  ['what is for screen readers alone', `<span class="unseen">${LONG}</span>`, []],
  ['what is not shown', `<p hidden>${LONG.repeat(2)}</p>`, []],
  ['a choice that its list cuts', `<select><option>${LONG}</option></select>`, [`“${LONG}” is cut off by its list`]],
  ['a choice that has its room', '<select><option>Ja</option></select>', []],
] as const;

test('finds cut-off text only', async ({ page }) => {
  for (const [what, markup, found] of CASES) {
    await page.setContent(style + markup);
    expect([what, await page.evaluate(cutWords)]).toEqual([what, found]);
  }
});

const LENGTH = 20_000_000;

test('a long response is recorded when it is complete', async ({ page, product }) => {
  const engine = chromiumPage(page, product.url);
  await engine.open(`${BASE}/`);
  const { promise: arrived, resolve: take } = Promise.withResolvers<InterceptedCall>();
  await engine.intercept(take);
  await page.evaluate(() => {
    const body = JSON.stringify({ operationName: 'viewer' });
    const read = async () => {
      Reflect.set(window, 'taken', (await (await fetch('/graphql', { method: 'POST', body })).text()).length);
    };
    void read();
  });
  const call = await arrived;
  const long = { data: 'x'.repeat(LENGTH) };
  expect(await call.answer(long)).toBe(true);
  await settle(engine);
  expect(await page.evaluate(() => Reflect.get(window, 'taken') as unknown)).toBe(JSON.stringify(long).length);
});
