/** The visits that are kept here: each has the test that the command makes of it, and no more page loads than that looks at. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { readVisits } from '../../src/recorder/visit-text.ts';
import { takeVisit, type Taken } from './take-visit.ts';
import { testOf, titleOf } from './write-test.ts';

const files = globSync(new URL('*.visit', import.meta.url).pathname);

test.each(files.map((file) => [basename(file, '.visit'), file]))('%s', async (name, file) => {
  const text = readFileSync(file, 'utf8');
  const all: (readonly Taken[])[] = [];
  for (const visit of readVisits(text)) all.push((await takeVisit(visit)).taken);
  expect(readFileSync(file.replace(/\.visit$/, '.test.ts'), 'utf8')).toBe(testOf(name, titleOf(text, name), all));
});
