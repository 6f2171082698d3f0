/**
 * `npm run faults`: fills the table faults × calls × screens in Chromium, and tells of it. Needs a built site.
 * Arguments: parts of the names of rows or faults; only their cells are run then.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runHere } from '../../../scripts/child.ts';
import { ONLY } from './rows.ts';

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const config = join(import.meta.dirname, 'playwright.config.ts');
process.exitCode = await runHere(process.execPath, [playwright, 'test', '--config', config], {
  ...process.env,
  [ONLY]: process.argv.slice(2).join('\n'),
});
