/**
 * `npm run test:postgres`: the back end's tests that go through a database, on a PostgreSQL (D44). It brings one, or takes the
 * one that TEST_DATABASE_URL names, where it makes databases of its own and drops them. What follows is for Vitest: files, `-t`.
 */
import { runHere, unlessEnding } from '../../../scripts/child.ts';
import { endWithNpm } from '../../../scripts/end-with-npm.ts';
import { requirePrograms } from '../../../scripts/install.ts';
import {
  dropAll,
  makeTemplate,
  toEnvironment,
  versionOf,
  type TestDatabases,
} from '../../../graphql/backend/testing/test-databases.ts';
import { findPostgres, POSTGRES } from '../../harness/postgres.ts';
import { readResult } from '../../results/result.ts';
import { print, stopwatch } from '../print.ts';
import { startPostgres, type PostgresServer } from './server.ts';

const seconds = stopwatch();
const began = Date.now();

/** The one that the user names, or one for this run; null: there is none, which is said. */
async function bringPostgres(): Promise<PostgresServer | null> {
  const own = process.env['TEST_DATABASE_URL'];
  if (own) return { url: own, stop: async () => undefined };
  const programs = requirePrograms([POSTGRES]) ? findPostgres() : undefined;
  return programs === undefined ? null : startPostgres(programs);
}

/** Runs the tests, and says what came of them in its last line. @returns their exit code. */
async function runTests(databases: TestDatabases): Promise<number> {
  const env = { ...process.env, ...toEnvironment(databases) };
  const code = await runHere('vitest', ['run', '--project', 'postgres', ...process.argv.slice(2)], env);
  await unlessEnding();
  const kept = readResult('postgres');
  const line = kept && Date.parse(kept.endedAt) >= began ? kept.line : 'postgres: 0 of 0 tests passed';
  print(`${line}, on ${await versionOf(databases)}, ${seconds()} s`);
  return code;
}

async function runOn(server: PostgresServer): Promise<number> {
  const databases = await makeTemplate(server.url);
  try {
    return await runTests(databases);
  } finally {
    await dropAll(databases);
  }
}

endWithNpm();
const server = await bringPostgres();
process.exitCode = 1;
if (server)
  try {
    process.exitCode = await runOn(server);
  } finally {
    await server.stop();
  }
