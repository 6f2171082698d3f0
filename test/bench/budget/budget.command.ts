/**
 * `npm run tool -- budget`: measures the built site against its budgets. Bytes and requests are counted in the files;
 * if Chromium is available, blocking time and actual requests are measured in it.
 *
 * --small  lists the chunks that are too small to be separate
 */
import { DEFAULT_LOCALE, LOCALES } from '../../../locales/languages.ts';
import type { ScreenId } from '../../../machines/domain/page-ids.ts';
import { findChromium } from '../../../tools/process/engines.ts';
import { loadForm } from '../load-form.ts';
import { requestsOf } from './requests.ts';
import { FETCHING_AHEAD, filesAhead } from './ahead.ts';
import { chunksOfPage } from '../../../tools/build/chunks.ts';
import { chunksUnder, documentOf, filesOf, kilobytes } from './site.ts';
import { print } from '../../../tools/process/command.ts';

interface Budget {
  name: string;
  is: number;
  allowed: number;
  unit?: 'kB' | 'ms';
}
/** In ms, for the form on a phone. */
const BLOCKING = 180;
/** In kB of brotli; below it a separate chunk costs more as a request than it saves. */
const LEAST_CHUNK = 3;

/** Of the largest language. */
const most = (screen: ScreenId) =>
  Math.max(...LOCALES.map((locale) => kilobytes(filesOf(chunksOfPage(screen, locale)).scripts)));
/** Of the largest page and language. */
const mostAhead = Math.max(
  ...FETCHING_AHEAD.flatMap((screen) => LOCALES.map((locale) => kilobytes(filesAhead(screen, locale)))),
);
const ofForm = filesOf(chunksOfPage('RegistrationForm', DEFAULT_LOCALE));
const network = filesOf(['network']).scripts.filter((file) => !ofForm.scripts.includes(file));
const form = documentOf('registration/formstarted');
const small = chunksUnder(LEAST_CHUNK);

const budgets: Budget[] = [
  { name: 'script before the form can be sent', is: most('RegistrationForm'), allowed: 142, unit: 'kB' },
  { name: 'script of the start page', is: most('Landing'), allowed: 150, unit: 'kB' },
  { name: 'network chunk (Apollo)', is: kilobytes(network), allowed: 40, unit: 'kB' },
  { name: 'fetched ahead of a step, once the page is live', is: mostAhead, allowed: 50, unit: 'kB' },
  // The hashes in its addresses do not compress: the same page has 13.99 to 14.04 kB.
  { name: 'document of the form page, with its styles', is: form.kilobytes, allowed: 14.1, unit: 'kB' },
  { name: 'requests of the form’s document, itself included', is: 1 + requestsOf(form.html).length, allowed: 8 },
  { name: `chunks under ${LEAST_CHUNK} kB`, is: small.length, allowed: 82 },
];
if (findChromium() === undefined) print('  no Chromium: what it asks for and how long it blocks are not measured');
else {
  const loaded = await loadForm(BLOCKING);
  budgets.push(
    { name: 'requests until the form is settled', is: loaded.requests, allowed: 25 },
    { name: 'bytes until it is settled', is: loaded.kilobytes, allowed: 308, unit: 'kB' },
    { name: 'blocking time of the form, on a phone', is: loaded.blocking, allowed: BLOCKING, unit: 'ms' },
  );
}

for (const { name, is, allowed, unit } of budgets)
  print(`  ${is > allowed ? 'OVER ' : ''}${name}: ${is.toFixed(unit ? 1 : 0)} of ${allowed}${unit ? ` ${unit}` : ''}`);
if (process.argv.includes('--small')) for (const line of small) print(`  ${line} kB`);
const over = budgets.filter(({ is, allowed }) => is > allowed).length;
print(`budget: ${budgets.length - over} of ${budgets.length} kept`);
process.exitCode = over > 0 ? 1 : 0;
