/**
 * Executes recorded statements on a database, one transaction per registration: the baseline for the product. A
 * separate process, because the database or its client is embedded in it. Arguments: the file of the statements, and
 * the URL of a PostgreSQL or a folder. Prints `ready` after the first tenth, which is not measured; starts on a line of
 * standard input; prints `done`.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { warmingOf, type Statement } from './statements.ts';

const [, , file = '', database = ''] = process.argv;

type Tell = (text: string, values?: unknown[]) => Promise<unknown>;

const connect = async (): Promise<Tell> => {
  if (database.startsWith('postgres:')) {
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    return (text, values) => client.query(text, values);
  }
  const embedded = await PGlite.create(database);
  return (text, values) => embedded.query(text, values);
};

const tell = await connect();
const tellAll = async (registrations: readonly Statement[][]): Promise<void> => {
  for (const statements of registrations) {
    await tell('begin');
    for (const { text, values } of statements) await tell(text, values);
    await tell('commit');
  }
};

const registrations = JSON.parse(readFileSync(file, 'utf8')) as Statement[][];
const warming = warmingOf(registrations);
await tellAll(registrations.slice(0, warming));
process.stdout.write('ready\n');
await once(process.stdin, 'data');
await tellAll(registrations.slice(warming));
process.stdout.write('done\n');
process.exit();
