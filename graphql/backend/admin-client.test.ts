/** Commands run in the process that owns the data folder, or open the database themselves (D53). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { silentLog } from './common/log.ts';
import { readSettings } from './settings/settings.ts';
import { startForTest, temporaryFolder } from './testing/harness.ts';
import { UnreachableError, reach } from './admin-client.ts';

const folder = temporaryFolder();
const socket = join(folder, 'admin', 'socket');

const ask = async (line: string, settings: Record<string, string> = { DATA_DIR: folder }) => {
  const answered = { out: '', err: '' };
  const out = {
    write: async (text: string) => void (answered.out += text),
    complain: async (problem: string) => void (answered.err += problem),
  };
  const asked = { args: line.split(' '), user: 'tester' };
  return { code: await reach(readSettings(settings), asked, out, silentLog), ...answered };
};
/** Runs the command as a child process. */
const run = async (args: readonly string[], env: Record<string, string>) => {
  const child = spawn(process.execPath, ['tools/operate/admin.ts', ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  const [[code], out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code: code as number | null, out, err };
};
const FULL =
  'code,state,balance,pending,inviter,campaign,voucher,countries,linkOnly,validUntil\r\nNOBALANCE,full,0,0,Clara,friends-of-the-house,,all,false,\r\n';

test('a running back end executes commands through a socket for its user only; without one they run directly', async () => {
  // Permissions that a copied folder may have.
  mkdirSync(join(folder, 'admin'), { mode: 0o755 });
  const server = await startForTest({ DATA_DIR: folder });
  expect([statSync(join(folder, 'admin')).mode & 0o777, statSync(socket).mode & 0o777]).toEqual([0o700, 0o600]);
  expect(await run(['codes', 'list', '--state', 'full', '--csv'], { DATA_DIR: folder })).toEqual({
    code: 0,
    out: FULL,
    err: '',
  });
  expect(await ask('codes take-back UNKNOWN')).toEqual({ code: 2, out: '', err: 'There is no code UNKNOWN.' });
  expect(await ask('account erase active@example.com')).toMatchObject({ code: 3, out: '' });
  expect((await ask('codes take-back LASTONE')).code).toBe(0);
  expect((await server.codeDetails('LASTONE')).errors).toEqual(['REGISTRATION_CODE_INVALID']);
  // The socket is gone while the folder is still in use.
  rmSync(socket);
  await expect(ask('codes list')).rejects.toThrow(
    new UnreachableError(`A process that takes no commands has the folder ${folder}: stop it, then do this again.`),
  );
  await server.stop();
  expect(await ask('codes list --state taken-back --csv')).toMatchObject({
    code: 0,
    out: expect.stringContaining('\r\nLASTONE,taken-back,1,0,') as string,
  });
});

test('without a database it creates none and explains what to do', async () => {
  await expect(ask('codes list', { DATA_DIR: 'memory:' })).rejects.toThrow(
    'A database in memory is its own process’s alone. Set DATA_DIR or DATABASE_URL.',
  );
  const nowhere = join(folder, 'nowhere');
  await expect(ask('codes list', { DATA_DIR: nowhere })).rejects.toThrow(
    `There is no database in ${nowhere}. Start the product once, or set DATA_DIR or DATABASE_URL.`,
  );
  expect(existsSync(nowhere)).toBe(false);
  await expect(ask('codes list', { DATABASE_URL: 'postgres://127.0.0.1:1/none' })).rejects.toThrow(
    'The database none at 127.0.0.1:1 can’t be used: connection refused. Set DATABASE_URL, or check the server.',
  );
});

test('the command line is validated before settings and database', async () => {
  expect(await run(['codes', 'make'], { PORT: 'x' })).toEqual({ code: 2, out: '', err: '--balance is missing.\n' });
});
