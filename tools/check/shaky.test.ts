import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepShaky } from './shaky.ts';

test('a shaky test is named once, as a line of a list', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shaky-'));
  const file = join(folder, 'shaky.md');
  writeFileSync(file, '# Shaky tests\n');
  for (const names of [['browser › a'], [], ['browser › a', 'paths › b']]) keepShaky(names, file);
  expect(readFileSync(file, 'utf8')).toBe('# Shaky tests\n\n- browser › a\n- paths › b\n');
  const long = `${'x'.repeat(70)} › ${'y'.repeat(70)}`;
  for (const _ of [1, 2]) keepShaky([long], file);
  expect(readFileSync(file, 'utf8')).toBe(
    `# Shaky tests\n\n- browser › a\n- paths › b\n- ${long.replace('› ', '›\n  ')}\n`,
  );
  rmSync(folder, { recursive: true });
});
