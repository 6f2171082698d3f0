/** The visits that are kept here: each leads where its text says, and what it emits on the way stands in the file beside it. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { readVisits } from '../../src/recorder/visit-text.ts';
import { takeVisit, type Taken } from '../../src/recorder/replay.ts';
import { takenText, titleOf } from './taken-text.ts';

const kept = globSync(new URL('*.visit', import.meta.url).pathname).map((file) => {
  const text = readFileSync(file, 'utf8');
  return [titleOf(text, basename(file)), { file, text }] as const;
});

test.each(kept)('%s', async (_, { file, text }) => {
  const pageLoads: (readonly Taken[])[] = [];
  for (const visit of readVisits(text)) {
    const { taken, difference } = await takeVisit(visit);
    expect(difference).toBeNull();
    pageLoads.push(taken);
  }
  expect(takenText(pageLoads)).toBe(readFileSync(file.replace(/\.visit$/, '.taken'), 'utf8'));
});
