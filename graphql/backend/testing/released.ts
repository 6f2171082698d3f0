/**
 * Released database state: digests of the migrations, which never change, and rows of each version that changed the
 * tables (`test/suites/postgres/keep-rows.ts`). 0002 was never the newest migration of a version.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MIGRATIONS } from '../store/store.ts';

const FOLDER = fileURLToPath(new URL('released', import.meta.url));
const DIGESTS = join(FOLDER, 'digests.json');

interface Journal {
  entries: { tag: string }[];
}
const readJournal = (): Journal => JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as Journal;

/** Names of the migrations, oldest first. */
export const migrations = (): string[] => readJournal().entries.map(({ tag }) => tag);

export const digestOf = (migration: string): string =>
  createHash('sha256')
    .update(readFileSync(join(MIGRATIONS, `${migration}.sql`)))
    .digest('hex');

/** Digests of the migrations when they were released. */
export const releasedDigests = (): Record<string, string> =>
  JSON.parse(readFileSync(DIGESTS, 'utf8')) as Record<string, string>;

/** Migrations with stored rows, oldest first. */
export const statesKept = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length))
    .sort();

/** INSERT statements for the tables after that migration. */
export const rowsKept = (migration: string): string => readFileSync(join(FOLDER, `${migration}.sql`), 'utf8');

/** Stores rows for the newest migration, and the digests of all migrations. */
export const keepRows = (rows: string): void => {
  const names = migrations();
  writeFileSync(join(FOLDER, `${names.at(-1)}.sql`), rows);
  const digests = Object.fromEntries(names.map((name) => [name, digestOf(name)]));
  writeFileSync(DIGESTS, `${JSON.stringify(digests, null, 2)}\n`);
};

/** Runs `use` with a temporary folder of the migrations up to the given one. */
export const withMigrationsUntil = async <Result>(
  migration: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-migrations-'));
  try {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const journal = readJournal();
    const until = journal.entries.findIndex(({ tag }) => tag === migration);
    journal.entries = journal.entries.slice(0, until + 1);
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
