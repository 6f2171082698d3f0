/** Whichever way a language runs, the page follows: style sheets name no left and no right (D2). */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a browser would not turn round with the page. */
const PHYSICAL = [
  /(?<!safe-area-)\b(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right|top|bottom)\b/,
  /(?:^|[;{\s])(?:left|right|top|bottom|width|height|min-width|max-width|min-height|max-height)\s*:/,
  /\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\b/,
  /\bto (?:left|right)\b/,
];
/** Four values of one property, of which the second is right and the fourth left. */
const FOUR = /\b(margin|padding|inset|border-width|border-radius)\s*:\s*([^;}]+)/g;

/** The values of a declaration; what stands in brackets is one. */
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
  const uneven = [...text.matchAll(FOUR)].filter(([, , values = '']) => {
    const [, right, , left] = valuesOf(values);
    return left !== undefined && left !== right;
  });
  return [...named, ...uneven.map(([found]) => found)];
}

test('what names a side is found, and what does not is not', () => {
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

test('no style sheet of the product names a side', () => {
  const sheets = globSync(['src/**/*.css', 'graphql/**/*.css']);
  const found = sheets.flatMap((file) => physicalIn(readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`));
  expect([found, sheets.length > 50]).toEqual([[], true]);
});
