/** `npm test`: everything. What decides is this command alone; .ci/run calls it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findChromium } from '../test/harness/chromium.ts';
import { figureOf, print, requireNode, run, secondsSince } from './harness.ts';
import { installChromium } from './install-chromium.ts';

requireNode();
const start = performance.now();
if (!findChromium()) installChromium();
const chromium = findChromium();
if (!chromium) {
  print(
    'No Chromium was found or could be installed. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
  process.exit(1);
}
print(`Chromium: ${chromium}`);

const check = await run({ name: 'check', command: ['node', 'scripts/check.ts'] }, true);
/** A look-up, a press without a form, and the form: the whole table is `npm run faults`. */
const ROWS = ['look-up of a link', 'activation', 'register, approved'];
/** The proofs keep one core busy for long; meanwhile the other has what else needs no whole machine, one after the other. */
const proving = run({
  name: 'proofs',
  command: ['node', '--max-old-space-size=4096', 'test/proofs/run.ts', '--check'],
});
const CHOSEN_PATHS = join(mkdtempSync(join(tmpdir(), 'vestibule-')), 'paths.json');
const playing: [string, ...string[]] = ['node', 'test/browser-paths/run.ts'];
const choosing = proving.then(() => run({ name: 'paths to play', command: [...playing, '--choose', CHOSEN_PATHS] }));
const paths = await run({ name: 'paths', command: ['node', 'test/paths/run.ts'] });
if (paths.passed) print(paths.output.trimEnd());
const walks = await run({ name: 'walks', command: ['node', 'test/suites/walks/run.ts', '--part'] });
if (walks.passed) print(walks.output.trimEnd());
const faults = await run({ name: 'faults', command: ['node', 'test/faults/run.ts', ...ROWS] });
if (faults.passed) print(faults.output.trimEnd());
/** Every screen on the narrowest phone, in words that are longer than any language's. */
const layouts = await run({
  name: 'layouts',
  command: ['node', 'scripts/contact-sheet.ts', '--pseudo', '--measure', '--part', '--width', '320'],
});
if (layouts.passed) print(layouts.output.trimEnd().split('\n').at(-1) ?? '');
const proofs = await proving;
if (proofs.passed) print(proofs.output.trimEnd());
const chosen = await choosing;
if (chosen.passed) print(chosen.output.trimEnd());
const played = await run({ name: 'paths in Chromium', command: [...playing, '--chosen', CHOSEN_PATHS] }, true);
rmSync(dirname(CHOSEN_PATHS), { recursive: true });
const browser = await run({ name: 'browser', command: ['playwright', 'test', '--grep-invert', '@on-demand'] }, true);

const steps = [check, paths, proofs, walks, faults, chosen, layouts, played, browser];
const counts = {
  'unit tests': figureOf(check.output, /(\d+) unit tests/),
  paths: figureOf(paths.output, /paths: (\d+) paths/),
  proofs: figureOf(proofs.output, /proofs: (\d+) of/),
  walks: figureOf(walks.output, /walks: (\d+) walks/),
  faults: figureOf(faults.output, /(\d+) allowed/),
  layouts: figureOf(layouts.output, /(\d+) situations/),
  'paths in Chromium': figureOf(played.output, /paths in Chromium: (\d+) of/),
  'browser tests': figureOf(browser.output, /(\d+) passed/),
};
const failed = steps.filter(({ passed }) => !passed).map(({ name }) => name);
const counted = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
print(
  `test: ${counted.join(', ')}, ${secondsSince(start)}${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}`,
);
const passed = Object.values(counts).reduce((sum, count) => sum + count, 0);
print(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
