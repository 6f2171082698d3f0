/** Tests of the control checks: they find all flaws, and nothing else. */
import { lookAtControls } from '../../tools/photograph/photograph.ts';
import { controlFlaws } from '../../tools/photograph/flaws/control-flaws.ts';
import { fieldFlaws } from '../../tools/photograph/flaws/field-flaws.ts';
import { focusFlaws } from '../../tools/photograph/flaws/focus-flaws.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 400, height: 600 } });

const style = `<style>
  * { box-sizing: border-box }
  body { margin: 40px; background: #fff; color: #111; font: 16px/1.5 sans-serif }
  button, .box { inline-size: 120px; block-size: 44px; border: 1px solid #111; background: #fff; color: #111; font: inherit }
  :focus-visible { outline: 2px solid #701; outline-offset: 2px }
  .pale[aria-disabled] { color: #aaa }
  .pale.button--busy { background: #701; color: #835; border-color: #701 }
  .faint { border-color: #ddd }
  [data-accent=brass] .brassy { color: #ca8 }
  .plain { text-decoration: none }
  .small { appearance: none; inline-size: 20px; block-size: 20px; border: 1px solid #111 }
  .reaching { position: relative }
  .reaching::after { content: ''; position: absolute; inset: -13px }
  .ringless:focus-visible { outline: 0 }
  .tinged:focus-visible { outline: 0; background: #fdd }
  .shut { overflow: hidden; inline-size: 120px; block-size: 44px }
  .cut { border: 0; background: #eee }
</style>`;

const CASES = [
  ['a button as it should be', '<button class="button">Send</button>', []],
  [
    'words that can’t be read while it is not to be pressed, or at work',
    '<button class="button pale">Send</button>',
    ['“Send” not to be pressed, oxblood: words 2.32:1', '“Send” at work, oxblood: words 1.48:1'],
  ],
  ['a bound that can’t be seen', '<input class="box faint" name="email">', ['“email”, oxblood: its bound 1.36:1']],
  [
    'words in the colour of one accent',
    '<button class="brassy">Send</button>',
    [
      '“Send”, brass: words 2.17:1',
      '“Send” not to be pressed, brass: words 2.17:1',
      '“Send” at work, brass: words 2.17:1',
    ],
  ],
  ['a small target', '<a class="plain" href="#a" style="display: block">Home</a>', ['“Home”: a target below 44 px']],
  ['a small box', '<input type="checkbox" class="small" name="terms">', ['“terms”: a target below 44 px']],
  ['a small box that reaches further', '<input type="checkbox" class="small reaching" name="terms">', []],
  ['a link in a sentence', '<p>I accept the <a href="#terms">terms</a>.</p>', []],
  [
    'a link in a sentence that only its colour tells',
    '<p>I accept the <a class="plain" href="#terms">terms</a>.</p>',
    ['“terms”: a link in a sentence without a line under it'],
  ],
  ['a control that is not there', '<button class="small" hidden>Send</button>', []],
] as const;
test('finds faulty controls only', async ({ page }) => {
  for (const [what, markup, found] of CASES) {
    await page.setContent(style + markup);
    const flaws = await page.evaluate(controlFlaws);
    // A flaw of every accent is reported for each.
    const told = flaws.filter((flaw) => !flaw.includes(', brass') || found.some((one) => one.includes(', brass')));
    expect([what, told]).toEqual([what, found]);
  }
  expect(CASES.length).toBe(10);
});

test('finds invisible focus and borders lost in forced colours', async ({ page }) => {
  for (const [what, markup, found] of [
    ['a ring', '<button>Send</button>', []],
    ['a link', '<a href="#a">Home</a>', []],
    [
      'no ring',
      '<button class="ringless">Send</button>',
      ['“Send”: focus is 0 px of 640', '“Send” in forced colours: focus is 0 px of 640'],
    ],
    [
      'a tinge',
      '<button class="tinged">Send</button>',
      ['“Send”: focus is 0 px of 640', '“Send” in forced colours: focus is 0 px of 640'],
    ],
    [
      'a ring that is cut off',
      '<div class="shut"><button>Send</button></div>',
      ['“Send”: focus is 0 px of 640', '“Send” in forced colours: focus is 0 px of 640'],
    ],
    [
      'a bound of colour alone',
      '<button class="button cut">Send</button>',
      ['“Send” in forced colours: no bound, 0 % of a side'],
    ],
  ] as const) {
    await page.setContent(style + markup);
    expect([what, await focusFlaws(page, new Set())]).toEqual([what, found]);
  }
  // Each look is examined once.
  const examined = new Set<string>();
  await page.setContent(`${style}<button class="ringless">Send</button><button class="ringless">Stay</button>`);
  expect([(await focusFlaws(page, examined)).length, examined.size, await focusFlaws(page, examined)]).toEqual([
    2,
    1,
    [],
  ]);
});

test('finds a field without an autocomplete token (WCAG 1.3.5)', async ({ page }) => {
  const field = (name: string, tokens: string) =>
    page
      .setContent(
        `<main><input type="email" name="${name}" autocomplete="${tokens}"><input type="radio" name="gender"></main>`,
      )
      .then(() => fieldFlaws(page));
  expect([await field('email', 'email'), await field('email', 'off'), await field('phone', 'tel')]).toEqual([
    [],
    ['“email”: a field of email off, not of email email'],
    ['“phone”: a field of email tel, not of a known kind'],
  ]);
});

test('finds motion without a cause only', async ({ page }) => {
  const moving = `<style>@keyframes wander { to { translate: 80px } } p { animation: wander 2s linear infinite alternate }</style>`;
  const button = '<button class="button">Send</button>';
  // The marker attribute changes the page, as a repaint may.
  const repainted = `<p>Sent</p><script>new MutationObserver(() => (document.querySelector('p').hidden = true)).observe(document.querySelector('button'), { attributes: true })</script>`;
  const found = [];
  for (const markup of [`${moving}<p>Wait</p>${button}`, `<p>Wait</p>${button}`, button + repainted]) {
    await page.setContent(style + markup);
    found.push(await lookAtControls(page, new Set()));
  }
  expect(found).toEqual([['it moves (WCAG 2.3.3)'], [], []]);
});
