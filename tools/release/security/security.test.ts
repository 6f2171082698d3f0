/** docs/security.md covers OWASP ASVS 5.0.0; tests of a promise have its first number in their title: `… [ASVS …]`. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REQUIREMENTS } from './asvs.ts';

const page = readFileSync('docs/security.md', 'utf8');
/** The items below a heading: their numbers and their text. `9.2.x`: all of level 1 and 2 below it. */
const itemsBelow = (heading: string) => {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [, ...items] = section.split(/\n## /)[0]?.split(/^- /m) ?? [];
  return items.map((item) => {
    const [numbers = '', ...text] = item.replaceAll(/\s+/g, ' ').trim().split(': ');
    return { numbers: numbers.split(', '), text: text.join(': ') };
  });
};
const expanded = (numbers: readonly string[]) =>
  numbers.flatMap((name) =>
    name.endsWith('.x')
      ? [...REQUIREMENTS].filter(([id, level]) => id.startsWith(name.slice(0, -1)) && level < 3).map(([id]) => id)
      : [name],
  );

const proved = itemsBelow('Proved by tests');
const built = itemsBelow('Built so, or documented');
const all = [
  ...proved,
  ...built,
  ...['Left to the operator', 'Not promised, and why', 'Not applicable'].flatMap(itemsBelow),
].flatMap(({ numbers }) => expanded(numbers));
const tests = globSync(['{src,machines,locales,graphql,tools,test}/**/*.{test,spec}.{ts,tsx}']);
const tagged = tests.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\[ASVS (\d[\d., ]*)\]/g)].flatMap(([, ids = '']) => ids.split(', ')),
);

test('every requirement of level 1 and 2 is on the page, once', () => {
  expect(all.filter((id) => !REQUIREMENTS.has(id))).toEqual([]);
  expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  expect([...REQUIREMENTS].filter(([id, level]) => level < 3 && !all.includes(id)).map(([id]) => id)).toEqual([]);
});

test('each promise has a test with its first number, and each number in a title is a promise', () => {
  const firsts = proved.map(({ numbers: [first = ''] }) => first);
  expect(firsts.length).toBeGreaterThan(40);
  expect(firsts.filter((id) => !tagged.includes(id))).toEqual([]);
  expect(tagged.filter((id) => !firsts.includes(id))).toEqual([]);
});

test('the files that implement a promise are there', () => {
  const files = built.flatMap(({ text }) => [...text.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file));
  expect(files.filter((file) => file.includes('/') && !existsSync(file))).toEqual([]);
  expect(built.filter(({ text }) => !text.includes('`'))).toEqual([]);
});
