/** What stops `npm start` and `npm test` before they begin, each with advice. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const wanted = { dependencies: { a: '1.0.0' }, devDependencies: { '@b/c': '2.0.0', 'a-4': 'npm:a@4.0.0' } };
/** @param installed versions by folder. */
function ready(installed: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-ready-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted));
  for (const [name, version] of Object.entries(installed)) {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
  }
  const { status, stderr } = spawnSync(process.execPath, [resolve('tools/process/ready.mjs')], { cwd: folder });
  rmSync(folder, { recursive: true });
  return [status, stderr.toString()];
}

test.each([
  ['whole', { a: '1.0.0', '@b/c': '2.0.0', 'a-4': '4.0.0' }, [0, '']],
  ['empty', {}, [1, 'Not installed: a and 2 more. Run: npm ci\n']],
  ['old', { a: '1.0.0', '@b/c': '1.9.0', 'a-4': '4.0.0' }, [1, 'Not installed: @b/c. Run: npm ci\n']],
])('a tree that is %s', (_, installed, expected) => {
  expect(ready(installed)).toEqual(expected);
});
