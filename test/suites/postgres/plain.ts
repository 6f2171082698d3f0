/** A server that refuses what `DATABASE_FEATURES=plain` must not use, reached by a pooler that keeps no session. */
import pg from 'pg';
import type { DatabaseServer } from '../../../graphql/backend/testing/test-databases.ts';
import { PLAIN_USER, type PostgresServer } from './server.ts';

const EMPTY = 'vestibule_plain_empty';

/** LISTEN can't be revoked; through the pooler it receives nothing. */
const FORBID = `do $$
declare called record;
begin
  for called in select oid::regprocedure as name from pg_proc where proname ~ '^pg_(try_)?advisory|^pg_notify$' loop
    execute format('revoke execute on function %s from public', called.name);
  end loop;
end $$`;

const asSuperuser = async (url: string, ...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Creates the user, and the template database without tables and without those functions. */
export async function plainServer({ url, plainUrl, poolerUrl }: PostgresServer): Promise<DatabaseServer> {
  if (!plainUrl || !poolerUrl) throw new Error('--plain needs a PostgreSQL of the run.');
  const empty = new URL(url);
  empty.pathname = `/${EMPTY}`;
  await asSuperuser(
    url,
    `create role ${PLAIN_USER} login createdb`,
    `create database ${EMPTY} template template0 owner ${PLAIN_USER} is_template true`,
  );
  await asSuperuser(empty.href, FORBID);
  return { url: plainUrl, pooler: poolerUrl, features: 'plain', empty: EMPTY };
}
