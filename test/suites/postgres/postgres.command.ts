/**
 * `npm run tool -- postgres [ARGS...]`: runs the back end's database tests on a PostgreSQL (D44), which it starts, or
 * on the one in TEST_DATABASE_URL, where it creates and drops its own databases.
 *
 * --plain  through PgBouncer, with everything forbidden that `DATABASE_FEATURES=plain` does without
 * ARGS     passed to Vitest: files, `-t`
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
import { plainServer } from './plain.ts';
import { startPostgres, type PostgresServer } from './server.ts';

const given = process.argv.slice(2).filter((argument) => argument !== '--plain');
/** With little more than SQL, which tests the mode without locks and NOTIFY. */
const plain = given.length < process.argv.length - 2;

const project = plain ? 'postgres-plain' : 'postgres';

/** The user's server, or one for this run; null if there is no PostgreSQL, which is reported. */
async function bringPostgres(): Promise<PostgresServer | null> {
  const own = plain ? undefined : process.env['TEST_DATABASE_URL'];
  if (own) return { url: own, stop: async () => undefined };
  const programs = requirePrograms(plain ? [POSTGRES, PGBOUNCER] : [POSTGRES]) ? findPostgres() : undefined;
  if (programs === undefined) return null;
  return startPostgres(programs, { pgbouncer: plain ? findPgbouncer() : undefined });
}

/** Runs the tests, whose reporter prints their result as the last line. @returns their exit code. */
async function runTests(databases: TestDatabases): Promise<number> {
  const by = plain ? ' by PgBouncer, without locks and NOTIFY' : '';
  const on = `, on ${await versionOf(databases)}${by}`;
  const env = { ...process.env, ...toEnvironment(databases), TESTS_RAN: on };
  const code = await runHere('vitest', ['run', '--project', project, ...given], env);
  await unlessEnding();
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
