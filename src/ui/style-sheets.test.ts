/** The style sheets: layers, no physical sides (D2), and cloth colours only for cloth. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesOf } from '../../test/harness/css-rules.ts';

const order = '@layer reset, base, layout, parts, help;';
const unlayered = ['device-fonts.css', 'fonts.css', 'tokens.css', 'ui.css'];

test('every style sheet declares the order of layers first, so that loading order does not matter', () => {
  const sheets = globSync(['src/ui/**/*.css', 'src/layouts/**/*.css']);
  const without = sheets.filter((file) => !readFileSync(file, 'utf8').startsWith(order));
  expect(without.map((file) => file.replace(/^.*\//, '')).sort()).toEqual(unlayered);
});

/** Physical properties, which a browser would not mirror with the page. */
const PHYSICAL = [
  /(?<!safe-area-)\b(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right|top|bottom)\b/,
  /(?:^|[;{\s])(?:left|right|top|bottom|width|height|min-width|max-width|min-height|max-height)\s*:/,
  /\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\b/,
  /\bto (?:left|right)\b/,
];
/** Four values of one property, of which the second is right and the fourth left. */
const FOUR = /\b(margin|padding|inset|border-width|border-radius)\s*:\s*([^;}]+)/g;

/** The values of a declaration; a bracketed group is one value. */
function valuesOf(text: string): readonly string[] {
  const flat = text.replace(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, (group) => group.replaceAll(/\s+/g, ''));
  return flat.trim().split(/\s+/);
}
const withoutConditions = (css: string) =>
  css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/@(?:media|container|supports)[^{]*/g, '');

function physicalIn(css: string): readonly string[] {
  const text = withoutConditions(css);
  const named = PHYSICAL.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(([found]) => found.trim()),
  );
  const asymmetric = [...text.matchAll(FOUR)].filter(([, , values = '']) => {
    const [, right, , left] = valuesOf(values);
    return left !== undefined && left !== right;
  });
  return [...named, ...asymmetric.map(([found]) => found)];
}

test('the check finds physical sides, and only those', () => {
  expect([
    physicalIn('.a { margin-left: 1px; right: 0; text-align: left; mask: linear-gradient(to left, red, blue) }'),
    physicalIn('.a { padding: 0 1px calc(1px + (2px * 3)) 0; margin: 0 1px 2px 1px }'),
    physicalIn('@media (min-width: 4em) { .a { margin-inline-start: 1px; inset: auto 0 0; text-align: start } }'),
  ]).toEqual([
    ['margin-left', 'right:', 'text-align: left', 'to left'],
    ['padding: 0 1px calc(1px + (2px * 3)) 0'],
    [],
  ]);
});

test('no style sheet of the product names a physical side [A64]', () => {
  const sheets = globSync(['src/**/*.css', 'graphql/**/*.css']);
  const found = sheets.flatMap((file) => physicalIn(readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`));
  expect([found, sheets.length > 50]).toEqual([[], true]);
});

const stuck = (css: string) =>
  rulesOf(css).filter(
    ({ selector, conditions }) => selector.includes(':hover') && !conditions.includes('@media (hover: hover)'),
  );
const inCloth = (css: string) =>
  rulesOf(css).filter(
    ({ selector, body }) =>
      body.includes('var(--accent') && (/:hover|:focus/.test(selector) || body.startsWith('outline')),
  );
/** Firefox exposes transformed text to screen readers: capitals, which some voices spell. A field exposes its value. */
const inOtherCase = (css: string) =>
  rulesOf(css).filter(
    ({ selector, body }) => body.startsWith('text-transform') && !/\[aria-hidden\]$|^\.input--/.test(selector),
  );

test('the check finds hover styles outside of hover media, accent-coloured states, and text-transform', () => {
  const sheet = `@layer parts { .a:hover, .b:active { color: var(--accent); } .e { text-transform: uppercase }
    .e > [aria-hidden] { text-transform: uppercase }
    @media (hover: hover) { .c:hover { color: var(--ink); } .d { outline: 2px solid var(--accent-sheen) } } }`;
  expect([stuck(sheet), [...inCloth(sheet), ...inOtherCase(sheet)].map(({ selector }) => selector)]).toEqual([
    [{ conditions: ['@layer parts'], selector: '.a:hover, .b:active', body: 'color: var(--accent)' }],
    ['.a:hover, .b:active', '.d', '.e'],
  ]);
});

test('no style sheet of the product has any of these', () => {
  const sheets = globSync(['src/**/*.css', 'graphql/**/*.css']);
  const found = sheets.flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    return [...stuck(css), ...inCloth(css), ...inOtherCase(css)].map(({ selector }) => `${file}: ${selector}`);
  });
  expect([found, sheets.length > 50]).toEqual([[], true]);
});

test('a stitched label is paper in dark mode, too', () => {
  const stitched = globSync('src/**/*.css').filter((file) => readFileSync(file, 'utf8').includes('px dotted'));
  const inTheDark = stitched.filter((file) =>
    globSync(file.replace(/[^/]*$/, '*.tsx')).every(
      (part) => !/__label paper\b|-label paper\b/.test(readFileSync(part, 'utf8')),
    ),
  );
  expect([inTheDark, stitched.length > 3]).toEqual([[], true]);
});
