/**
 * `npm run tool -- browser-paths`: plays paths of the visit in a browser, on the built product, and compares the page
 * with the chart after each step: address, title, heading, fields, announcements and focus. By default it plays few
 * paths, which together take every transition that is possible in a browser.
 *
 * --all                 plays every path
 * --only 3f2a91c4       plays one path (several: separated by commas)
 * --visit file.visit    plays a recorded visit
 * --choose paths.json   only chooses paths and writes them to a file; uses one core and no browser
 * --chosen paths.json   plays the paths of such a file, like VESTIBULE_PATHS=paths.json does for
 *                       `npx playwright test --project=paths`
 * --engine webkit       engine: chromium, firefox or webkit (default: chromium)
 * --language de         language of the pages (default: en)
 * --width 1440          window width in px (default: 390)
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE, isLocale } from '../../../locales/languages.ts';
import { readVisits, writeVisit, type VisitText } from '../../../src/recorder/visit-text.ts';
import { ENGINES, isEngine } from '../../../tools/process/engines.ts';
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
    chosen: { type: 'string' },
    engine: { type: 'string', default: 'chromium' },
    language: { type: 'string', default: DEFAULT_LOCALE },
    width: { type: 'string', default: '390' },
  },
});
const seconds = stopwatch();
const refuse = (reason: string): never => {
  print(reason);
  process.exit(1);
};

const { language, engine } = options;
if (!isEngine(engine)) refuse(`No engine “${engine}”: there are ${ENGINES.join(', ')}.`);
if (!isLocale(language)) refuse(`No language “${language}”.`);
const width = Number(options.width);
if (!Number.isInteger(width) || width < 320 || width > 4000) refuse('A width is a whole number from 320 to 4000.');

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

function visitsAsked(): Order['visits'] {
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

function orderAsked(): Order {
  if (options.chosen !== undefined) return JSON.parse(readFileSync(options.chosen, 'utf8')) as Order;
  const visits = visitsAsked();
  if (visits.length === 0)
    refuse(`No path ${options.only}: the charts may have changed. npm run tool -- browser-paths --all`);
  return {
    engine: engine as Order['engine'],
    visits,
    language: language as Order['language'],
    width,
  };
}

const order = orderAsked();
if (options.choose !== undefined) {
  writeFileSync(options.choose, JSON.stringify(order));
  print(`chosen: ${order.visits.length} paths, ${seconds()} s`);
  process.exit();
}
const folder = mkdtempSync(join(tmpdir(), 'paths-'));
const file = join(folder, 'order.json');
writeFileSync(file, JSON.stringify(order));
process.exitCode = await playProjects(['paths'], { [ORDER]: file });
rmSync(folder, { recursive: true });
