/**
 * `npm run tool -- orca [WALK...]`: walks the main paths by keyboard with the screen reader Orca, on a virtual display,
 * and compares its output with `test/transcripts/orca/`. Needs a built site; installs the required Debian packages.
 *
 * WALK                only walks of this name
 * --write             stores the output as the new transcripts
 * --browser firefox   browsers, separated by commas (default: firefox,chromium)
 * --language en       languages, separated by commas (default: en,de)
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { request } from '@playwright/test';
import { requirePrograms } from '../../../tools/process/install.ts';
import { CHOICE_KEY, CHOICE_VERSION } from '../../../src/services/consent/stored-choice.ts';
import { storeChoice } from '../../browser/fixtures.ts';
import { Mailbox } from '../../browser/mailbox.ts';
import { EngineProxy } from '../../engines/engine-proxy.ts';
import { prepareData, Product } from '../../harness/product.ts';
import { print, stopwatch } from '../../../tools/process/command.ts';
import { openDesktop, type Desktop } from './desktop.ts';
import { Listener } from './orca-user.ts';
import { BROWSERS, DESKTOP, type Browser } from './programs.ts';
import { stepsOf, textOf } from './stored-walk.ts';
import { CONSENT, WALKS, type Place } from './walks.ts';

const { values: options, positionals } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    browser: { type: 'string', default: 'firefox,chromium' },
    language: { type: 'string', default: 'en,de' },
  },
  allowPositionals: true,
});
const FOLDER = join(import.meta.dirname, '../../transcripts/orca');
const seconds = stopwatch();
const browsers = (['firefox', 'chromium'] as const).filter((name) => options.browser.split(',').includes(name));
const languages = (['en', 'de'] as const).filter((name) => options.language.split(',').includes(name));
const chosen = Object.keys(WALKS).filter((name) => positionals.length === 0 || positionals.includes(name));

/**
 * Each walk has a separate origin, and so a new visitor; except in the consent walk, consent is already given (D36).
 */
async function walk(
  name: string,
  desktop: Desktop,
  place: Place,
  [browser, language]: readonly [Browser, 'en' | 'de'],
) {
  const file = join(FOLDER, browser, language, `${name}.txt`);
  const isKept = !options.write && existsSync(file);
  const kept = isKept ? stepsOf(readFileSync(file, 'utf8')) : null;
  const proxy = await EngineProxy.open(place.product.url);
  const choice = { key: CHOICE_KEY, choice: { analytics: false, personalisation: false, version: CHOICE_VERSION } };
  if (name !== CONSENT) proxy.scripts.push(() => `(${storeChoice.toString()})(${JSON.stringify(choice)})`);
  const listener = new Listener(desktop, proxy.url.replace('//', `//${name}.`), language, kept);
  let problem = options.write || isKept ? '' : 'nothing is kept of it yet';
  try {
    await WALKS[name]?.(listener, place);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  if (options.write) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, textOf(listener.steps));
  }
  await listener.close();
  proxy.close();
  return { problem, steps: listener.steps.length };
}

async function run(): Promise<number> {
  const prepared = await prepareData();
  const api = await request.newContext();
  let [walks, right, steps] = [0, 0, 0];
  let isTooSlow = false;
  for (const browser of browsers)
    for (const language of languages) {
      const product = await Product.open(prepared);
      const place = { product, mailbox: new Mailbox(api, product.url) };
      const desktop = await openDesktop(browser);
      try {
        for (const name of chosen) {
          const found = await walk(name, desktop, place, [browser, language]);
          walks += 1;
          steps += found.steps;
          if (found.problem === '') right += 1;
          print(`${browser} ${language} ${name}: ${found.problem === '' ? `${found.steps} steps` : found.problem}`);
        }
      } finally {
        await desktop.close();
        await product.close();
      }
      isTooSlow ||= desktop.reader.isTooSlow();
      if (desktop.reader.isTooSlow())
        print(`This machine is too slow to be believed: Orca came ${desktop.reader.latest.toFixed(1)} s late.`);
    }
  await api.dispose();
  rmSync(prepared, { recursive: true });
  print(
    `orca: ${right} of ${walks} walks, ${steps} steps, ${seconds()} s${isTooSlow ? ', on a machine too slow for it' : ''}`,
  );
  return right === walks && !isTooSlow ? 0 : 1;
}
const programs = [...Object.values(DESKTOP), ...browsers.map((browser) => BROWSERS[browser])];
process.exit(requirePrograms(programs) ? await run() : 1);
