/** The test files of `npm run tool -- postgres`: those that start a back end on a database of the run. */
import { globSync, readFileSync } from 'node:fs';

/** Tests that need PostgreSQL, or behave differently on it. */
export const ON_POSTGRES = ['graphql/backend/store/{postgres*,released}.test.ts'];
/** Tests of broken connections; a pooler would hide them. */
const OF_CONNECTIONS = /\/postgres-(?:connections|subscriptions|broken-connections)\.test\.ts$/;
const isPlain = process.env['TEST_DATABASE_FEATURES'] === 'plain';
/** Vitest's project of a run; the results of the two are stored separately. */
export const databaseProject = isPlain ? 'postgres-plain' : 'postgres';
const STARTS_A_BACK_END = /\b(?:startForTest|serverForTests|operatedBackEnd|mailingBackEnd)\b/;

/** @param others files that use databases in separate folders. */
export const filesOnDatabases = (others: readonly string[]): string[] => [
  ...globSync(ON_POSTGRES).filter((file) => !(isPlain && OF_CONNECTIONS.test(file))),
  ...globSync('graphql/backend/**/*.test.ts', { exclude: [...others] }).filter((file) =>
    STARTS_A_BACK_END.test(readFileSync(file, 'utf8')),
  ),
];
