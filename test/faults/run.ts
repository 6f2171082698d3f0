/**
 * `npm run faults`: fills the table faults × calls × screens in Chromium, and tells of it. Needs a built site.
 * Arguments: parts of the names of rows or faults; only their cells are run then.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ONLY } from './cells.ts';

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const config = join(import.meta.dirname, 'playwright.config.ts');
const run = spawn(process.execPath, [playwright, 'test', '--config', config], {
  stdio: 'inherit',
  env: { ...process.env, [ONLY]: process.argv.slice(2).join('\n') },
});
const [code] = (await once(run, 'exit')) as [number | null];
process.exitCode = code ?? 1;
