import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { formOf, startForTest } from './testing/harness.ts';

const dir = mkdtempSync(join(tmpdir(), 'vestibule-data-'));
const lock = join(dir, 'vestibule.lock');
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const run = (script: string, env: Record<string, string>) => {
  const child = spawn(process.execPath, [script], { env: { PATH: process.env['PATH'] ?? '', ...env } });
  children.push(child);
  const output = { text: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, text: output.text }));
  return { child, output, ended };
};
const MAIN = 'graphql/backend/main.ts';

test('an account is still there after a restart, and one process has the folder', { timeout: 60_000 }, async () => {
  // Left behind by a process that is gone: no process has this id.
  writeFileSync(lock, '4194305\n');
  const env = { DATA_DIR: dir };
  const first = await startForTest(env);
  const { registration } = await first.submit(formOf('stays@example.org'));
  const id = await first.mailedId('stays@example.org');
  const { port } = new URL(first.url);
  const [sameFolder, samePort] = await Promise.all([
    run(MAIN, { ...env, PORT: '0' }).ended,
    run(MAIN, { DATA_DIR: 'memory:', PORT: port }).ended,
  ]);
  const inUse = `The folder ${dir} is in use by process ${process.pid}.`;
  expect(sameFolder).toEqual({
    code: 1,
    text: `${inUse} Stop it, or start with another DATA_DIR; several processes need DATABASE_URL.\n`,
  });
  expect(samePort).toEqual({ code: 1, text: `Port ${port} is taken. Stop what uses it, or set PORT.\n` });
  await expect(startForTest(env)).rejects.toThrow(inUse);

  await first.stop();
  expect(existsSync(lock)).toBe(false);
  const again = await startForTest(env);
  const activated = await again.finalize({ accountActivationId: id });
  expect(activated.registration).toEqual({ ...registration, status: 'ACTIVE' });
  await again.stop();
});

test('wrong settings end the start with all that is wrong', async () => {
  expect(await run(MAIN, { PORT: 'x', COUNTRY: 'x' }).ended).toEqual({
    code: 1,
    text: [
      'The back end did not start. Settings to correct:',
      '  - PORT must be a whole number from 0 to 65535',
      '  - COUNTRY must be two capital letters (ISO 3166-1 alpha-2), such as AT',
      '',
    ].join('\n'),
  });
});

test('a signal ends it in good order', { timeout: 60_000 }, async () => {
  const { child, output, ended } = run(MAIN, { DATA_DIR: dir, PORT: '0' });
  while (!output.text.includes('\n')) await once(child.stdout ?? child, 'data');
  expect(output.text).toMatch(
    new RegExp(
      `^Vestibule \\(local\\) at http://localhost:(\\d+) · database: embedded, in ${dir} · mail: mailbox at http://localhost:\\1/mailbox\n$`,
    ),
  );
  expect(existsSync(lock)).toBe(true);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  expect(existsSync(lock)).toBe(false);
});
