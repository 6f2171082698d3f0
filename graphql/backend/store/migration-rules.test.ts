/**
 * Rules for migrations that run while the previous version serves requests (graphql/backend/README.md): no lock on a
 * large table for a full scan or rewrite. Migrations up to 0005 ran before the first release.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrations } from '../testing/released.ts';
import { MIGRATIONS } from './store.ts';

/** Tables with about as many rows as codes, or an hour of uses; all others grow with the guests. */
const SMALL = ['registration_codes', 'inviters', 'customizations', 'name_locks', 'mail_holds', 'simulated_problems'];
const large = `"(?!(?:${SMALL.join('|')})")\\w+"`;
const RULES: readonly (readonly [RegExp, string])[] = [
  [/ADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b/i, 'a column that may not be null has a default'],
  [/ADD COLUMN .*\bDEFAULT\b.*(?:random|now|uuid)\w*\(/i, 'a default that differs by row rewrites the table'],
  [/ALTER COLUMN .*\bSET DATA TYPE\b|ALTER COLUMN "\w+" TYPE\b/i, 'another type rewrites the table'],
  [/ALTER COLUMN .*\bSET NOT NULL\b/i, 'a column that was null stays so: all rows are read under a lock'],
  [/\b(?:DROP|RENAME) (?:COLUMN|TABLE|TO)\b/i, 'the version before still reads what is dropped or renamed'],
  [
    new RegExp(`CREATE (?:UNIQUE )?INDEX (?!IF NOT EXISTS).* ON ${large}`, 'i'),
    'an index of a large table is made by hand before, and named IF NOT EXISTS',
  ],
  [
    new RegExp(`ALTER TABLE ${large} ADD CONSTRAINT (?!.*NOT VALID)`, 'i'),
    'a constraint of a large table is added NOT VALID',
  ],
  [
    new RegExp(`^\\s*(?:UPDATE|DELETE FROM) ${large}`, 'i'),
    'a large table is filled in by the running product, a part at a time',
  ],
];

/** Rule violations of a migration's statements. */
const wrongWith = (sql: string): string[] => {
  const created = [...sql.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/g)].map(([, name]) => name);
  const ofNewTable = new RegExp(`(?:ON|TABLE|UPDATE|FROM) "(?:${created.join('|')})"`);
  return (
    sql
      .replaceAll(/^--(?!>).*$/gm, '')
      .split('--> statement-breakpoint')
      // Function bodies run per row.
      .filter((statement) => !/^\s*CREATE (?:OR REPLACE )?FUNCTION/i.test(statement))
      .filter((statement) => created.length === 0 || !ofNewTable.test(statement))
      .flatMap((statement) =>
        RULES.filter(([pattern]) => pattern.test(statement)).map(([, rule]) => `${statement.trim()}: ${rule}`),
      )
  );
};

test.each(migrations().filter((name) => name > '0006'))('%s locks no large table', (name) => {
  expect(wrongWith(readFileSync(join(MIGRATIONS, `${name}.sql`), 'utf8'))).toEqual([]);
});

test.each([
  [
    'ALTER TABLE "mails" ADD COLUMN "a" text DEFAULT gen_random_uuid();',
    'a default that differs by row rewrites the table',
  ],
  ['ALTER TABLE "mails" DROP COLUMN "a";', 'the version before still reads what is dropped or renamed'],
  [
    'CREATE INDEX "a" ON "mails" USING btree ("b");',
    'an index of a large table is made by hand before, and named IF NOT EXISTS',
  ],
  ['UPDATE "mails" SET "a" = 1;', 'a large table is filled in by the running product, a part at a time'],
])('%s is reported', (statement, rule) => {
  expect(wrongWith(`-- said before\n${statement}`)).toEqual([`${statement}: ${rule}`]);
});

test('the only snapshot is that of the last migration', () => {
  const last = `${migrations().at(-1)?.slice(0, 4)}_snapshot.json`;
  expect(readdirSync(join(MIGRATIONS, 'meta')).toSorted()).toEqual([last, '_journal.json']);
});
