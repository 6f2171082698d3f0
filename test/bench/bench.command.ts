/**
 * `npm run tool -- bench`: builds the site and measures it in Chromium against a static page, and itself
 * without scripts; writes the result into docs/performance.md.
 *
 * --runs 7                  visits of each page under each condition (default: 7)
 * --only form,static        only these pages; writes nothing
 * --conditions phone,warm   only these conditions; writes nothing
 * --built                   uses the site as built (SITE_DIR names another folder than dist)
 */
import { parseArgs } from 'node:util';
import { runHere } from '../../tools/process/child.ts';
import { requireEngines } from '../../tools/process/install.ts';
import { print, stopwatch } from '../../tools/process/command.ts';
import { CONDITIONS, isCondition, PROFILES } from './conditions.ts';
import { reportOf, writeSection } from './document.ts';
import { isMet, verdictsOn } from './goals.ts';
import { measure } from './measure.ts';
import { measuredPages } from './measured-pages.ts';
import { startServers } from './servers.ts';
import { withBrowser } from './session.ts';
import { measuredOf } from './medians-table.ts';

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
if (!options.built && (await runHere(process.execPath, ['tools/build/build.ts'])) !== 0) process.exit(1);
const seconds = stopwatch();
await using servers = await startServers();
const pages = measuredPages(servers.demo).filter(({ name }) => only?.includes(name) ?? true);
const version = await withBrowser(PROFILES.desktop, async (context) => context.browser()?.version() ?? 'unknown');
const runs = await measure({ pages, origins: servers.origins, conditions, rounds });
const order = pages.map(({ name }) => name);
const measured = new Map(conditions.map((condition) => [condition, measuredOf(runs[condition] ?? {}, order)]));
const report = reportOf({ measured, rounds, version });
print(report);
if (!only && !options.conditions) writeSection(report);
const verdicts = verdictsOn(measured).filter(({ is }) => is !== null);
const met = verdicts.filter(isMet).length;
print(`bench: ${pages.length} pages, ${rounds} runs, ${met} of ${verdicts.length} goals met, ${seconds()} s`);
