/**
 * `npm run tool -- orca [WALK...]`: walks the main paths by keyboard with the screen reader Orca and Firefox, on a
 * virtual display, and compares its output with `test/transcripts/orca/`. Needs a built site; installs the required
 * Debian packages.
 *
 * WALK     only walks of this name
 * --write  stores the output as the new transcripts
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { DESKTOP } from './programs.ts';
import { stepsOf, textOf } from './stored-walk.ts';
import { WALKS } from './walks.ts';

const { values: options, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const seconds = stopwatch();
const chosen = Object.keys(WALKS).filter((name) => positionals.length === 0 || positionals.includes(name));
/** Consent is already given (D36). */
const choice = { key: CHOICE_KEY, choice: { analytics: false, personalisation: false, version: CHOICE_VERSION } };

/** Each walk has a separate origin, and so a new visitor. */
async function walk(name: string, desktop: Desktop, { url }: Product, mailbox: Mailbox) {
  const file = join(import.meta.dirname, '../../transcripts/orca', `${name}.txt`);
  const isKept = !options.write && existsSync(file);
  const proxy = await EngineProxy.open(url);
  proxy.scripts.push(() => `(${storeChoice.toString()})(${JSON.stringify(choice)})`);
  const origin = proxy.url.replace('//', `//${name}.`);
  const listener = new Listener(desktop, origin, isKept ? stepsOf(readFileSync(file, 'utf8')) : null);
  let problem = options.write || isKept ? '' : 'nothing is kept of it yet';
  try {
    await WALKS[name]?.(listener, mailbox);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  if (options.write) writeFileSync(file, textOf(listener.steps));
  await listener.close();
  proxy.close();
  return { problem, steps: listener.steps.length };
}

async function run(): Promise<number> {
  const prepared = await prepareData();
  const api = await request.newContext();
  const product = await Product.open(prepared);
  const mailbox = new Mailbox(api, product.url);
  const desktop = await openDesktop();
  let [right, steps] = [0, 0];
  try {
    for (const name of chosen) {
      const found = await walk(name, desktop, product, mailbox);
      steps += found.steps;
      if (found.problem === '') right += 1;
      print(`${name}: ${found.problem === '' ? `${found.steps} steps` : found.problem}`);
    }
  } finally {
    await desktop.close();
    await product.close();
  }
  await api.dispose();
  rmSync(prepared, { recursive: true });
  const isTooSlow = desktop.reader.isTooSlow();
  const late = isTooSlow ? `, on a machine too slow for it: Orca came ${desktop.reader.latest.toFixed(1)} s late` : '';
  print(`orca: ${right} of ${chosen.length} walks, ${steps} steps, ${seconds()} s${late}`);
  return right === chosen.length && !isTooSlow ? 0 : 1;
}
process.exit(requirePrograms(Object.values(DESKTOP)) ? await run() : 1);
