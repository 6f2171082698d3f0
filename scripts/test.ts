/** `npm test`: everything. What decides is this command alone; .ci/run calls it. */
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
const paths = await run({ name: 'paths', command: ['node', 'test/paths/run.ts'] }, true);
const walks = await run({ name: 'walks', command: ['node', 'test/walks/run.ts', '--part'] }, true);
/** A look-up, a press without a form, and the form: the whole table is `npm run faults`. */
const CHOSEN = ['look-up of a link', 'activation', 'register, approved'];
const faults = await run({ name: 'faults', command: ['node', 'test/faults/run.ts', ...CHOSEN] }, true);
const browser = await run({ name: 'browser', command: ['playwright', 'test', '--grep-invert', '@on-demand'] }, true);

const steps = [check, paths, walks, faults, browser];
const unitTests = figureOf(check.output, /(\d+) unit tests/);
const replayed = figureOf(paths.output, /paths: (\d+) paths/);
const walked = figureOf(walks.output, /walks: (\d+) walks/);
const cells = figureOf(faults.output, /(\d+) allowed/);
const inBrowser = figureOf(browser.output, /(\d+) passed/);
const failed = steps.filter(({ passed }) => !passed).length;
print(
  `test: ${unitTests} unit tests, ${replayed} paths, ${walked} walks, ${cells} faults, ${inBrowser} browser tests, ${secondsSince(start)}${
    failed
      ? `; failed: ${steps
          .filter(({ passed }) => !passed)
          .map(({ name }) => name)
          .join(', ')}`
      : ''
  }`,
);
print(`${unitTests + replayed + walked + cells + inBrowser} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
