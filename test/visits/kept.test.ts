/** The visits kept here: each matches its text, and its emitted events match the file next to it. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { readVisits } from '../../src/recorder/visit-text.ts';
import { replayVisit, type ReplayedStep } from '../../src/recorder/replay.ts';
import { takenText, titleOf } from './taken-text.ts';

const kept = globSync(new URL('*.visit', import.meta.url).pathname).map((file) => {
  const text = readFileSync(file, 'utf8');
  return [titleOf(text, basename(file)), { file, text }] as const;
});

test.each(kept)('%s', async (_, { file, text }) => {
  const pageLoads: (readonly ReplayedStep[])[] = [];
  for (const visit of readVisits(text)) {
    const { taken, difference } = await replayVisit(visit);
    expect(difference).toBeNull();
    pageLoads.push(taken);
  }
  expect(takenText(pageLoads)).toBe(readFileSync(file.replace(/\.visit$/, '.taken'), 'utf8'));
});
