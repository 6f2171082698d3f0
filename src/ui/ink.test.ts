/** The cloth is for cloth: what a pointer or the focus changes is ink, and no finger leaves a pointer's mark behind. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Rule = Readonly<{ conditions: readonly string[]; selector: string; body: string }>;

/** Every rule of a sheet, with what it stands in. */
function rulesOf(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  const open: string[] = [];
  for (const [, text = '', end] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    const words = text.trim();
    const [selector = '', ...above] = [...open].toReversed();
    if (end === '{') open.push(words);
    else if (words !== '') rules.push({ conditions: above, selector, body: words });
    if (end === '}') open.pop();
  }
  return rules;
}

const stuck = (css: string) =>
  rulesOf(css).filter(
    ({ selector, conditions }) => selector.includes(':hover') && !conditions.includes('@media (hover: hover)'),
  );
const inCloth = (css: string) =>
  rulesOf(css).filter(
    ({ selector, body }) =>
      body.includes('var(--accent') && (/:hover|:focus/.test(selector) || body.startsWith('outline')),
  );

test('what sticks after a tap is found, and what is marked in cloth', () => {
  const sheet = `@layer parts { .a:hover, .b:active { color: var(--accent); }
    @media (hover: hover) { .c:hover { color: var(--ink); } .d { outline: 2px solid var(--accent-sheen) } } }`;
  expect([stuck(sheet), inCloth(sheet).map(({ selector }) => selector)]).toEqual([
    [{ conditions: ['@layer parts'], selector: '.a:hover, .b:active', body: 'color: var(--accent)' }],
    ['.a:hover, .b:active', '.d'],
  ]);
});

test('no style sheet of the product has either', () => {
  const sheets = globSync(['src/**/*.css', 'graphql/**/*.css']);
  const found = sheets.flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    return [...stuck(css), ...inCloth(css)].map(({ selector }) => `${file}: ${selector}`);
  });
  expect([found, sheets.length > 50]).toEqual([[], true]);
});
