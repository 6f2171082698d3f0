/** Feeds hostile, odd and foreign input to each entry of the product, and checks properties that must always hold. */
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { answered } from './entries/answers.ts';
import { configuration } from './entries/configuration.ts';
import { connections } from './entries/connections.ts';
import { contract } from './entries/contract.ts';
import { server } from './entries/routes.ts';
import { codeChecks } from './entries/verdicts.ts';
import { visits } from './entries/visits.ts';
import { createSurroundings } from './surroundings.ts';

const { FUZZ_SEED: seed = '1', FUZZ_PATH: path = '' } = process.env;
const around = await createSurroundings();
afterAll(() => around.close());

const entries = [configuration, contract, codeChecks, server, connections, visits, answered].flat();
test.each(entries)('$name: $holds', async ({ property, runs }) => {
  const details = await fc.check(property(around), {
    seed: Number(seed),
    numRuns: runs,
    ...(path === '' ? {} : { path }),
  });
  // A failure with its smallest input, its seed and its path; the reporter prints one line only.
  if (details.failed)
    process.stdout.write(`${await fc.asyncDefaultReportMessage(details)}\n${String(details.errorInstance)}\n`);
  expect(details.failed).toBe(false);
});
