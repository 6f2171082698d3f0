/**
 * `npm run paths:browser`: plays paths of the journey in a browser against the built product, and holds the page to the chart
 * after each step: address, title, heading, fields, what is announced, and where the focus is.
 *   (nothing)             few paths, which take every transition that a browser can be made to take
 *   --all                 every path
 *   --only 3f2a91c4       one path (several: separated by commas)
 *   --visit file.visit    a recorded visit
 *   --choose paths.json   only chooses the few, and writes them down: that keeps one core busy, and needs no browser
 *   --chosen paths.json   plays what was chosen before
 *   --engine webkit       in that engine: chromium (this), firefox, webkit
 *   --language de         on pages of that language (en)
 *   --width 1440          at that width, in pixels (390)
 *   --strip paths.html    besides, a page with a picture of every step
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE, isLocale } from '../../../machines/domain/languages.ts';
import { readVisits, writeVisit, type VisitText } from '../../../src/recorder/visit-text.ts';
import { ENGINES, isEngine } from '../../harness/engines.ts';
import { print, stopwatch } from '../print.ts';
import { playIn } from '../in-chromium.ts';
import { choosePaths, type Chosen } from './choose.ts';
import { whyMissed } from './missed.ts';
import { writeOrder, type Order } from './order.ts';
import { writeStrip } from './strip.ts';

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
    strip: { type: 'string' },
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

/** An experiment is beside the visit: there is none here that could offer anything. */
const withoutOffers = ({ input, steps }: VisitText): VisitText => ({
  input,
  steps: steps.filter(({ event }) => event.type !== 'offer.made'),
});

function visitsAsked(): Order['visits'] {
  const { visit: file, chosen, only, all } = options;
  if (chosen !== undefined) return JSON.parse(readFileSync(chosen, 'utf8')) as Order['visits'];
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
  // A path that was found by `--all` need not be one of the few.
  const paths = found.length === 0 && !all ? choosePaths(true).paths.filter(({ id }) => isAsked(id)) : found;
  if (only === undefined) printChosen(few);
  return paths.map((path) => ({ id: path.id, text: writeVisit(path) }));
}

const visits = visitsAsked();
if (visits.length === 0) refuse(`No path ${options.only}: the charts may have changed. npm run paths:browser -- --all`);
if (options.choose !== undefined) {
  writeFileSync(options.choose, JSON.stringify(visits));
  print(`chosen: ${visits.length} paths, ${seconds()} s`);
  process.exit();
}
const folder = mkdtempSync(join(tmpdir(), 'paths-'));
const which = options.visit === undefined ? '--only <id>' : `--visit ${options.visit}`;
const again = `npm run paths:browser -- ${which} --language ${language} --width ${width} --engine ${engine}`;
const order: Order = {
  engine: engine as Order['engine'],
  again,
  visits,
  language: language as Order['language'],
  width,
  pictures: options.strip ? folder : null,
};
process.exitCode = await playIn(import.meta.dirname, writeOrder(join(folder, 'order.json'), order));
if (options.strip) {
  const pictures = writeStrip(resolve(options.strip), order);
  print(`strip: ${pictures} pictures of ${visits.length} paths in ${options.strip}`);
}
rmSync(folder, { recursive: true });
