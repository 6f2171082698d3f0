/**
 * `npm run tool -- proofs`: checks the invariants of every visit (`proofs:`), and the paths of every chart on real
 * actors (`paths:`), on the whole graphs. Skipped if its inputs have not changed since the committed whole run.
 *
 * --part    only a part of the graphs, which meets every place, guard and read
 * --anew    runs even if nothing changed
 * --check   also fails if docs/proofs.md is not current (for a whole or skipped run)
 * --page    writes docs/proofs.md, and docs/proved.json, by which later runs are skipped
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { print } from '../../../tools/process/command.ts';
import { proveLaws, provePaths } from './prove.ts';
import { digestOf, keepProved, PAGE, stillProved } from './proved.ts';

const flag = { type: 'boolean', default: false } as const;
const { values: options } = parseArgs({ options: { part: flag, anew: flag, check: flag, page: flag } });
const { part } = options;

async function prove(): Promise<boolean> {
  const before = digestOf();
  const paths = await provePaths({ part });
  const { page, ...laws } = proveLaws({ part });
  const passed = paths.passed && laws.passed;
  if (part) return passed;
  if (options.page) writeFileSync(PAGE, page);
  if (options.page && passed && digestOf() === before) keepProved([paths.line, laws.line]);
  const isCurrent = !options.check || readFileSync(PAGE, 'utf8') === page;
  if (!isCurrent) print(`${PAGE} is not current: npm run tool -- proofs --page`);
  return passed && isCurrent;
}

const proved = options.anew || options.page ? null : stillProved();
for (const line of proved ?? []) print(`${line}: unchanged since the whole run`);
process.exitCode = proved !== null || (await prove()) ? 0 : 1;
