/**
 * `npm run bench`: builds the site and measures it in Chromium beside a static page, a bare React form and itself without scripts.
 *   --runs 7                        visits of each page under each condition
 *   --only form,static              of these pages alone
 *   --conditions phone,warm         under these conditions alone
 *   --built                         the site is built already (SITE_DIR names another than dist)
 */
import { parseArgs } from 'node:util';
import { runHere } from '../../scripts/child.ts';
import { requireEngines } from '../../scripts/install-engines.ts';
import { print, stopwatch } from '../suites/print.ts';
import { CONDITIONS, isCondition, PROFILES } from './conditions.ts';
import { measure } from './measure.ts';
import { measuredPages } from './pages.ts';
import { startServers } from './servers.ts';
import { figuresTable, measuredOf, ratiosTable } from './table.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    only: { type: 'string' },
    conditions: { type: 'string' },
    built: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.runs);
const conditions = options.conditions?.split(',').filter(isCondition) ?? CONDITIONS;
const only = options.only?.split(',');

if (!requireEngines(['chromium'])) process.exit(1);
if (!options.built && (await runHere(process.execPath, ['scripts/build.ts'])) !== 0) process.exit(1);
const seconds = stopwatch();
await using servers = await startServers();
const pages = measuredPages(servers.demo).filter(({ name }) => only?.includes(name) ?? true);
const runs = await measure({ pages, origins: servers.origins, conditions, rounds });
const order = pages.map(({ name }) => name);
for (const condition of conditions) {
  const measured = measuredOf(runs[condition] ?? {}, order);
  print(`\n${PROFILES[condition].title}\n\n${figuresTable(measured)}\n\n${ratiosTable(measured)}`);
}
print(`bench: ${pages.length} pages, ${rounds} runs, ${seconds()} s`);
