/** The test files that `npm run tool -- postgres` runs: those that start a back end on a database of the run. */
import { globSync, readFileSync } from 'node:fs';

/** What only a PostgreSQL can show, and what shows something else on one. */
export const ON_POSTGRES = ['graphql/backend/store/{postgres*,released}.test.ts', 'test/suites/postgres/*.test.ts'];
/** Connections that break: a pooler that stands between answers for them itself. */
const OF_CONNECTIONS = /\/postgres-(?:connections|subscriptions|cuts)\.test\.ts$/;
const isPlain = process.env['TEST_DATABASE_FEATURES'] === 'plain';
/** Vitest's project of a run: what each finds is kept apart. */
export const databaseProject = isPlain ? 'postgres-plain' : 'postgres';
const STARTS_A_BACK_END = /\b(?:startForTest|serverForTests|operatedBackEnd|mailingBackEnd)\b/;

/** @param others files with databases in folders of their own. */
export const filesOnDatabases = (others: readonly string[]): string[] => [
  ...globSync(ON_POSTGRES).filter((file) => !(isPlain && OF_CONNECTIONS.test(file))),
  ...globSync('graphql/backend/**/*.test.ts', { exclude: [...others] }).filter((file) =>
    STARTS_A_BACK_END.test(readFileSync(file, 'utf8')),
  ),
];
