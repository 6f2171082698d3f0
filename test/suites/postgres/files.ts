/** The test files that `npm run test:postgres` runs: those that start a back end on a database of the run. */
import { globSync, readFileSync } from 'node:fs';

/** What only a PostgreSQL can show, and what shows something else on one. */
export const ON_POSTGRES = ['graphql/backend/store/{postgres*,released}.test.ts', 'test/suites/postgres/*.test.ts'];
const STARTS_A_BACK_END = /\b(?:startForTest|operatedBackEnd)\b/;

/** @param others files with databases in folders of their own. */
export const filesOnDatabases = (others: readonly string[]): string[] => [
  ...ON_POSTGRES,
  ...globSync('graphql/backend/**/*.test.ts', { exclude: [...others] }).filter((file) =>
    STARTS_A_BACK_END.test(readFileSync(file, 'utf8')),
  ),
];
