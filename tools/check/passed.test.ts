import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changedSince, digestsOf, keepPassed } from './passed.ts';

const OF = ['src/**'];
let folder = '';
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vestibule-'));
  mkdirSync(join(folder, 'src'));
  write('package-lock.json', '{}');
  write('src/a.ts', 'a');
  write('src/b.ts', 'b');
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('before any pass, all files are new, including the lock file', () => {
  expect(changedSince('build', digestsOf(OF))).toEqual(['package-lock.json', 'src/a.ts', 'src/b.ts']);
});
test('new, changed and removed files since the last pass, per step', () => {
  keepPassed('build', digestsOf(OF));
  expect([changedSince('build', digestsOf(OF)), changedSince('lint', digestsOf(OF)).length]).toEqual([[], 3]);
  write('src/a.ts', 'other');
  write('src/c.ts', 'new');
  rmSync(join(folder, 'src/b.ts'));
  expect(changedSince('build', digestsOf(OF)).toSorted()).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts']);
});
test('a rewrite of the same content is no change; ignored files are not read', () => {
  keepPassed('build', digestsOf(OF, /^b/));
  write('src/a.ts', 'a');
  write('src/b.ts', 'other');
  expect(changedSince('build', digestsOf(OF, /^b/))).toEqual([]);
});
