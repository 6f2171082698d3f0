/**
 * `npm run tool -- browser-paths`: plays paths of the visit in a browser, on the built product, and compares the page
 * with the chart after each step: address, title, heading, fields, announcements and focus. By default it plays few
 * paths, which together take every transition that is possible in a browser.
 *
 * --all                 plays every path
 * --only 3f2a91c4       plays one path (several: separated by commas)
 * --visit file.visit    plays a recorded visit
 * --choose paths.json   only chooses paths and writes them to a file; VESTIBULE_PATHS=paths.json plays them with
 *                       `npx playwright test --project=paths`
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readVisits, writeVisit, type VisitText } from '../../../src/recorder/visit-text.ts';
import { print, stopwatch } from '../../../tools/process/command.ts';
import { playProjects } from '../../../tools/check/play-projects.ts';
import { choosePaths, type Chosen } from './choose.ts';
import { whyMissed } from './missed.ts';
import { ORDER, type Order } from './order.ts';

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    visit: { type: 'string' },
    choose: { type: 'string' },
  },
});
const seconds = stopwatch();
function printChosen({ paths, transitions, missed }: Chosen) {
  print(`transitions  ${transitions - missed.length} of ${transitions} by ${paths.length} paths`);
  for (const [reason, names] of whyMissed(missed)) {
    print(`  gap: ${reason}`);
    for (const name of names) print(`       ${name}`);
  }
}

/** Experiments are separate from the visit; here no experiment can make an offer. */
const withoutOffers = ({ input, steps }: VisitText): VisitText => ({
  input,
  steps: steps.filter(({ event }) => event.type !== 'offer.made'),
});

function visitsAsked(): Order {
  const { visit: file, only, all } = options;
  if (file !== undefined)
    return readVisits(readFileSync(file, 'utf8')).map((visit, at) => ({
      id: `visit-${at + 1}`,
      text: writeVisit(withoutOffers(visit)),
    }));
  print('paths are generated …');
  const ids = only?.split(',') ?? [];
  const few = choosePaths(all);
  const isAsked = (id: string) => only === undefined || ids.includes(id);
  const found = few.paths.filter(({ id }) => isAsked(id));
  // A path found by `--all` may be missing in the default choice.
  const paths = found.length === 0 && !all ? choosePaths(true).paths.filter(({ id }) => isAsked(id)) : found;
  if (only === undefined) printChosen(few);
  return paths.map((path) => ({ id: path.id, text: writeVisit(path) }));
}

const order = visitsAsked();
if (order.length === 0) {
  print(`No path ${options.only}: the charts may have changed. npm run tool -- browser-paths --all`);
  process.exit(1);
}
if (options.choose !== undefined) {
  writeFileSync(options.choose, JSON.stringify(order));
  print(`chosen: ${order.length} paths, ${seconds()} s`);
  process.exit();
}
const folder = mkdtempSync(join(tmpdir(), 'paths-'));
const file = join(folder, 'order.json');
writeFileSync(file, JSON.stringify(order));
process.exitCode = await playProjects(['paths'], { [ORDER]: file });
rmSync(folder, { recursive: true });
