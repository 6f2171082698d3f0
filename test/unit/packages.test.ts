/** docs/decisions/0010 lists each installed package once, and no others. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import project from '../../package.json' with { type: 'json' };

const page = readFileSync('docs/decisions/0010-packages.md', 'utf8');
/** Entries of installed packages come before the rejected ones. */
const [taken = ''] = page.split('### Rejected');

/** The names at the start of each list item: `` - `one`, `other` (where): why ``. */
const namesIn = (list: string): string[] =>
  [...list.matchAll(/^- (`[^`]+`(?:,\s+`[^`]+`)*)/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );

test('every package is listed once', () => {
  const installed = Object.keys({
    ...project.dependencies,
    ...project.devDependencies,
    ...project.optionalDependencies,
  });
  expect(namesIn(taken).sort()).toEqual(installed.sort());
});
