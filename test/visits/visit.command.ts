/**
 * `npm run tool -- visit`: replays a recorded visit.
 *
 * replay FILE             replays a recording on the chart, step by step
 * replay FILE --browser   replays it in Chromium, on the built product
 *
 * `-` as FILE reads standard input.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as wholeOf } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readVisits, VisitTextError, type VisitText } from '../../src/recorder/visit-text.ts';
import { replayVisit, type Difference, type ReplayedStep, type ReplayVisit } from '../../src/recorder/replay.ts';
import { print, requireNode, secondsSince } from '../../tools/process/command.ts';

const USAGE = `npm run tool -- visit replay <file>              takes a recorded visit on the chart
npm run tool -- visit replay <file> --browser    plays it in Chromium (npm run tool -- browser-paths has more options)
(- instead of a file: what is piped in)`;
const many = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
/** Maximum line length; an answer may be longer. */
const LINE = 160;
const cut = (step: string) => (step.length > LINE ? `${step.slice(0, LINE)}…` : step);

const placesText = ({ places, emitted }: ReplayedStep): string =>
  [...places.map((place) => `    ${place}\n`), ...emitted.map((one) => `    → ${one}\n`)].join('');
const printTaken = (taken: ReplayedStep, compared: boolean) =>
  process.stdout.write(`${compared ? '✓' : '·'} ${cut(taken.step)}\n${placesText(taken)}`);
function printDifference({ step, expected, actual }: Difference) {
  print(`✗ ${cut(step)}`);
  print(`    leads to        ${actual}`);
  print(`    and not to      ${expected || '(the text does not say)'}`);
}

/** Replays each visit as far as it goes. @returns the numbers of its steps and differences. */
async function replay(visits: readonly VisitText[], take: ReplayVisit) {
  let differences = 0;
  let steps = 0;
  for (const [at, visit] of visits.entries()) {
    if (visits.length > 1) print(`${at === 0 ? '' : '\n'}Page load ${at + 1} of ${visits.length}`);
    let step = 0;
    const { taken, difference } = await take(visit, (led) => {
      printTaken(led, visit.steps[step]?.value !== null);
      step += 1;
    });
    steps += taken.length;
    if (difference) {
      differences += 1;
      printDifference(difference);
      const left = visit.steps.length - taken.length - 1;
      if (left > 0) print(`    not taken: ${many(left, 'more step')}`);
    }
  }
  return { steps, differences };
}

/** A separate process, since the browser replay is independent of the chart's replay. */
async function playInBrowser(text: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'visit-'));
  const file = join(folder, 'recorded.visit');
  writeFileSync(file, text);
  const command = fileURLToPath(new URL('../suites/browser-paths/browser-paths.command.ts', import.meta.url));
  const played = spawn(process.execPath, [command, '--visit', file], { stdio: 'inherit' });
  const [code] = (await once(played, 'exit')) as [number | null];
  rmSync(folder, { recursive: true });
  return code ?? 1;
}

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { browser: { type: 'boolean', default: false } },
  });
  const [command, file] = positionals;
  if (command !== 'replay' || file === undefined || positionals.length > 2) {
    print(USAGE);
    return 1;
  }
  const started = performance.now();
  const text = file === '-' ? await wholeOf(process.stdin) : readFileSync(file, 'utf8');
  const visits = readVisits(text);
  if (values.browser) return playInBrowser(text);
  const { steps, differences } = await replay(visits, replayVisit);
  print(
    `visit: ${many(visits.length, 'page load')}, ${many(steps, 'step')} taken, ${many(differences, 'difference')}, ${secondsSince(started)}`,
  );
  return differences === 0 ? 0 : 1;
}

requireNode();
process.exitCode = await run().catch((error: unknown) => {
  const { message } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${error instanceof VisitTextError ? 'This is no visit: ' : ''}${message}\n`);
  return 1;
});
