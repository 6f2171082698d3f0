/** The checks of `npm run tool -- photograph` find a flaw of each kind, and nothing else. */
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

test('a flaw of each kind is found, and nothing else', async ({ page }) => {
  const controls = async () => (await page.evaluate(controlFlaws)).filter((flaw) => !flaw.includes(', brass'));
  const focus = () => focusFlaws(page, new Set());
  const words = () => page.evaluate(cutWords);
  const moving = '<style>@keyframes wander { to { translate: 80px } } p { animation: wander 2s infinite }</style>';
  for (const [check, markup, found] of [
    [controls, '<button class="button">Send</button><p>I accept the <a href="#terms">terms</a>.</p>', []],
    [
      controls,
      '<button class="button pale">Send</button>',
      ['not to be pressed', 'at work'].map((how) => `“Send” ${how}, oxblood: words 2.32:1`),
    ],
    [controls, '<input class="box faint" name="email">', ['“email”, oxblood: its bound 1.36:1']],
    [controls, '<input type="checkbox" class="small" name="terms">', ['“terms”: a target below 44 px']],
    [
      controls,
      '<p>I accept the <a class="plain" href="#terms">terms</a>.</p>',
      ['“terms”: a link in a sentence without a line under it'],
    ],
    [focus, '<button>Send</button>', []],
    [
      focus,
      '<button class="ringless">Send</button>',
      ['“Send”: focus is 0 px of 640', '“Send” in forced colours: focus is 0 px of 640'],
    ],
    [focus, '<button class="button edgeless">Send</button>', ['“Send” in forced colours: no bound, 0 % of a side']],
    [
      () => lookAtControls(page, new Set()),
      `${moving}<p>Wait</p><button class="button">Send</button>`,
      ['it moves (WCAG 2.3.3)'],
    ],
    [
      () => fieldFlaws(page),
      '<main><input type="email" name="email" autocomplete="off"></main>',
      ['“email”: a field of email off, not of email email'],
    ],
    [words, `<p>All of it can be read.</p><div class="narrow">${LONG}</div><p hidden>${LONG.repeat(3)}</p>`, []],
    [words, `<div class="narrow cut"><b>${LONG}</b></div>`, [`“${LONG}” is cut off by div.narrow cut`]],
    [words, `<p class="narrow breaks">Ein <b>${LONG}</b></p>`, [`“${LONG}” is broken in two`]],
    [words, `<p>${LONG.repeat(2)}</p>`, [`“${LONG.repeat(2)}” is cut off by the window`]],
  ] as const) {
    await page.setContent(style + markup);
    expect([markup, await check()]).toEqual([markup, found]);
  }
});
