import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const order = '@layer reset, base, layout, parts, help;';
const unlayered = ['fonts.css', 'tokens.css', 'ui.css'];

test('every style sheet names the order of the layers first, so that the order of loading does not matter', () => {
  const sheets = globSync(['src/ui/**/*.css', 'src/layouts/**/*.css']);
  const without = sheets.filter((file) => !readFileSync(file, 'utf8').startsWith(order));
  expect(without.map((file) => file.replace(/^.*\//, '')).sort()).toEqual(unlayered);
});
