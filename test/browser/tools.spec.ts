/** The checks of `npm run tool -- photograph --measure` find a flaw of each kind, and nothing else. */
import { controlFlaws } from '../../tools/photograph/flaws/control-flaws.ts';
import { cutWords } from '../../tools/photograph/flaws/cut-words.ts';
import { fieldFlaws } from '../../tools/photograph/flaws/field-flaws.ts';
import { focusFlaws } from '../../tools/photograph/flaws/focus-flaws.ts';
import { lookAtControls } from '../../tools/photograph/photograph.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 400, height: 600 } });

const style = `<style>
  * { box-sizing: border-box }
  body { margin: 40px; background: #fff; color: #111; font: 16px/1.5 sans-serif }
  button, .box { inline-size: 120px; block-size: 44px; border: 1px solid #111; background: #fff; color: #111; font: inherit }
  :focus-visible { outline: 2px solid #701; outline-offset: 2px }
  .pale[aria-disabled] { color: #aaa }
  .faint { border-color: #ddd }
  .plain { text-decoration: none }
  .small { appearance: none; inline-size: 20px; block-size: 20px; border: 1px solid #111 }
  .ringless:focus-visible { outline: 0 }
  .edgeless { border: 0; background: #eee }
  .narrow { inline-size: 80px }
  .cut { overflow: hidden; white-space: nowrap }
  .breaks { overflow-wrap: break-word }
</style>`;
const LONG = 'Wiedereröffnungsfeierlichkeiten';

test('controls: contrast, size and underline', async ({ page }) => {
  for (const [markup, found] of [
    ['<button class="button">Send</button><p>I accept the <a href="#terms">terms</a>.</p>', []],
    [
      '<button class="button pale">Send</button>',
      ['not to be pressed', 'at work'].map((how) => `“Send” ${how}, oxblood: words 2.32:1`),
    ],
    ['<input class="box faint" name="email">', ['“email”, oxblood: its bound 1.36:1']],
    ['<input type="checkbox" class="small" name="terms">', ['“terms”: a target below 44 px']],
    [
      '<p>I accept the <a class="plain" href="#terms">terms</a>.</p>',
      ['“terms”: a link in a sentence without a line under it'],
    ],
  ] as const) {
    await page.setContent(style + markup);
    const flaws = await page.evaluate(controlFlaws);
    expect([markup, flaws.filter((flaw) => !flaw.includes(', brass'))]).toEqual([markup, found]);
  }
});

test('focus, motion, and the purpose of a field (WCAG 1.3.5)', async ({ page }) => {
  for (const [markup, found] of [
    ['<button>Send</button>', []],
    [
      '<button class="ringless">Send</button>',
      ['“Send”: focus is 0 px of 640', '“Send” in forced colours: focus is 0 px of 640'],
    ],
    ['<button class="button edgeless">Send</button>', ['“Send” in forced colours: no bound, 0 % of a side']],
  ] as const) {
    await page.setContent(style + markup);
    expect([markup, await focusFlaws(page, new Set())]).toEqual([markup, found]);
  }
  const motion =
    '<style>@keyframes wander { to { translate: 80px } } p { animation: wander 2s linear infinite alternate }</style>';
  await page.setContent(`${style}${motion}<p>Wait</p><button class="button">Send</button>`);
  expect(await lookAtControls(page, new Set())).toEqual(['it moves (WCAG 2.3.3)']);
  await page.setContent('<main><input type="email" name="email" autocomplete="off"></main>');
  expect(await fieldFlaws(page)).toEqual(['“email”: a field of email off, not of email email']);
});

test('text that is cut off', async ({ page }) => {
  for (const [markup, found] of [
    [`<p>All of it can be read.</p><div class="narrow">${LONG}</div><p hidden>${LONG.repeat(3)}</p>`, []],
    [`<div class="narrow cut"><b>${LONG}</b></div>`, [`“${LONG}” is cut off by div.narrow cut`]],
    [`<p class="narrow breaks">Ein <b>${LONG}</b></p>`, [`“${LONG}” is broken in two`]],
    [`<p>${LONG.repeat(2)}</p>`, [`“${LONG.repeat(2)}” is cut off by the window`]],
  ] as const) {
    await page.setContent(style + markup);
    expect([markup, await page.evaluate(cutWords)]).toEqual([markup, found]);
  }
});
