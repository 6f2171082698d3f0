/** docs/decisions/0010: each package that is asked for has its row, and no row is without its package. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import lighthouse from '../bench/lighthouse/package.json' with { type: 'json' };

const page = readFileSync('docs/decisions/0010-packages.md', 'utf8');
/** What is not taken has no package. */
const [taken = ''] = page.split('## Looked at, and not taken');

/** The names in the first cell of each row. */
const namesIn = (table: string): string[] =>
  [...table.matchAll(/^\| +(`[^|]*`) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );

test('every package is told where and for what, once', () => {
  const installed = Object.keys({
    ...project.dependencies,
    ...project.devDependencies,
    ...project.optionalDependencies,
    ...lighthouse.devDependencies,
  });
  expect(namesIn(taken).sort()).toEqual(installed.sort());
});
