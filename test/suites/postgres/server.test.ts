/** The PostgreSQL of a run: isolated, and removed afterwards. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { eventually } from '../../harness/eventually.ts';
import { findPostgres } from '../../../tools/process/postgres.ts';
import { startPostgres } from './server.ts';

const programs = findPostgres() ?? '';
const scratch = mkdtempSync(join(tmpdir(), 'vestibule-server-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const folderOf = (url: string): string => new URL(url).searchParams.get('host') ?? '';
const setting = async (url: string, name: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(`show ${name}`);
  await client.end();
  return rows[0]?.[name];
};
/** The process of a server, by its pid file. */
const processOf = (folder: string): number =>
  Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

// With a PostgreSQL from TEST_DATABASE_URL the programs may be missing.
describe.runIf(programs)('a PostgreSQL of the run', () => {
  test('accepts its socket only and stops with open connections', async () => {
    const server = await startPostgres(programs);
    const folder = folderOf(server.url);
    expect(await setting(server.url, 'listen_addresses')).toBe('');
    const idle = new pg.Client({ connectionString: server.url });
    const cut = once(idle, 'error');
    await idle.connect();
    await server.stop();
    expect(await cut).toEqual([new Error('Connection terminated unexpectedly')]);
    expect(existsSync(folder)).toBe(false);
  });

  test.each(['SIGKILL', 'SIGINT'] as const)('is gone after %s to its parent process', async (signal) => {
    const script = join(scratch, `${signal}.ts`);
    const from = (path: string) => JSON.stringify(pathToFileURL(path).href);
    writeFileSync(
      script,
      `import { startPostgres } from ${from('test/suites/postgres/server.ts')};
       console.log((await startPostgres(${JSON.stringify(programs)})).url);
       process.stdin.resume();`,
    );
    const starter = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
    const [told] = (await once(starter.stdout, 'data')) as [Buffer];
    const folder = folderOf(told.toString().trim());
    const server = processOf(folder);
    starter.kill(signal);
    await eventually(() => expect([existsSync(folder), isAlive(server)]).toEqual([false, false]));
  });

  test('reports a failed start and leaves no files', async () => {
    await expect(startPostgres('/nowhere')).rejects.toThrow(
      /^The PostgreSQL in \/nowhere did not start\.\n.*\/nowhere\/initdb: /,
    );
  });
});
