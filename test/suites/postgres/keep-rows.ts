/**
 * Stores the database rows that a release leaves, so that later releases can test migrating them: `node
 * test/suites/postgres/keep-rows.ts`, once before the release of a version whose tables changed. The product runs on a
 * temporary PostgreSQL, which is then dumped.
 */
import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import pg from 'pg';
import { liveIn } from '../../../graphql/backend/testing/used-database.ts';
import { keepRows } from '../../../graphql/backend/testing/released.ts';
import { findPostgres } from '../../../tools/process/postgres.ts';
import { startPostgres } from './server.ts';

/** Mail texts are long, and no migration reads them; their links stay. */
const SHORTEN = `update mails set text = links->>0, html = '<p>' || subject || '</p>' where text <> ''`;
const DUMP = ['--data-only', '--column-inserts', '--rows-per-insert=100', '--no-owner', '--schema=public'];

/** The rows of a database as INSERTs, reproducible: times are UTC. */
function dump(programs: string, url: string): string {
  // The folder of the server's programs, unless pg_dump is elsewhere.
  const path = [programs, process.env['PATH']].join(delimiter);
  const { status, stdout, stderr, error } = spawnSync('pg_dump', [...DUMP, url], {
    encoding: 'utf8',
    env: { ...process.env, PATH: path, PGTZ: 'UTC' },
  });
  if (status !== 0) throw error ?? new Error(stderr);
  // Session settings, comments, and psql commands.
  const lines = stdout.split('\n').filter((line) => !/^(?:--|\\|SET |SELECT pg_catalog\.set_config|$)/.test(line));
  return `${lines.join('\n')}\n`;
}

const programs = findPostgres();
if (programs === undefined) throw new Error('There is no PostgreSQL: POSTGRES_BIN names the folder of its programs.');
const server = await startPostgres(programs);
try {
  await liveIn({ DATABASE_URL: server.url });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(SHORTEN);
  await client.end();
  keepRows(dump(programs, server.url));
} finally {
  await server.stop();
}
