/**
 * `npm run tool -- postgres`: the back end's tests that go through a database, on a PostgreSQL (D44). It brings one, or takes the
 * one that TEST_DATABASE_URL names, where it makes databases of its own and drops them. `--plain`: through PgBouncer, and what
 * `DATABASE_FEATURES=plain` does without is forbidden. What follows is for Vitest: files, `-t`.
 */
import { runHere, unlessEnding } from '../../../tools/process/child.ts';
import { endWithNpm } from '../../../tools/process/end-with-npm.ts';
import { requirePrograms } from '../../../tools/process/install.ts';
import {
  dropAll,
  makeTemplate,
  toEnvironment,
  versionOf,
  wholeServer,
  type TestDatabases,
} from '../../../graphql/backend/testing/test-databases.ts';
import { findPgbouncer, findPostgres, PGBOUNCER, POSTGRES } from '../../../tools/process/postgres.ts';
import { readResult } from '../../../tools/check/results/result.ts';
import { print, stopwatch } from '../../../tools/process/command.ts';
import { plainServer } from './plain.ts';
import { startPostgres, type PostgresServer } from './server.ts';

const seconds = stopwatch();
const began = Date.now();

const given = process.argv.slice(2).filter((argument) => argument !== '--plain');
/** With next to nothing but SQL: what does without locks and NOTIFY shows it here. */
const plain = given.length < process.argv.length - 2;

const project = plain ? 'postgres-plain' : 'postgres';

/** The one that the user names, or one for this run; null: there is none, which is said. */
async function bringPostgres(): Promise<PostgresServer | null> {
  const own = plain ? undefined : process.env['TEST_DATABASE_URL'];
  if (own) return { url: own, stop: async () => undefined };
  const programs = requirePrograms(plain ? [POSTGRES, PGBOUNCER] : [POSTGRES]) ? findPostgres() : undefined;
  if (programs === undefined) return null;
  return startPostgres(programs, { pgbouncer: plain ? findPgbouncer() : undefined });
}

/** Runs the tests, and says what came of them in its last line. @returns their exit code. */
async function runTests(databases: TestDatabases): Promise<number> {
  const env = { ...process.env, ...toEnvironment(databases) };
  const code = await runHere('vitest', ['run', '--project', project, ...given], env);
  await unlessEnding();
  const kept = readResult(project);
  const line = kept && Date.parse(kept.endedAt) >= began ? kept.line : `${project}: 0 of 0 tests passed`;
  const by = plain ? ' by PgBouncer, without locks and NOTIFY' : '';
  print(`${line}, on ${await versionOf(databases)}${by}, ${seconds()} s`);
  return code;
}

async function runOn(server: PostgresServer): Promise<number> {
  const databases = await makeTemplate(plain ? await plainServer(server) : wholeServer(server.url));
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
