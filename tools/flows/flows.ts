/**
 * `npm run tool -- flows`: the flow workbench as one folder that opens from disk, without a server: `dist/flows/index.html`.
 *   --out folder     where to (dist/flows)
 *   --no-pictures    rooms without pictures: quick, and without a browser
 *   --language de    pictures in that language (en)
 *   --since ref      compares the flows with those of a commit, a branch or a release (the last release)
 */
import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '../../locales/languages.ts';
import { writeFolder } from './folder/write.ts';
import { lastRelease } from './server/since.ts';
import { endWithNpm } from '../process/end-with-npm.ts';
import { heartbeat } from '../process/heartbeat.ts';
import { print, requireNode, secondsSince } from '../process/command.ts';
import { requireEngines } from '../process/install.ts';

requireNode();
endWithNpm();
const start = performance.now();
const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    out: { type: 'string', default: 'dist/flows' },
    pictures: { type: 'boolean', default: true },
    language: { type: 'string', default: DEFAULT_LOCALE },
    since: { type: 'string', default: lastRelease() },
  },
});
const refuse = (reason: string): never => {
  print(reason);
  process.exit(1);
};
const { out, pictures, since } = options;
const language = isLocale(options.language)
  ? options.language
  : refuse(`No language “${options.language}”. There are ${LOCALES.join(', ')}.`);
if (pictures && !requireEngines(['chromium'])) process.exit(1);

const doing = heartbeat();
/** A line that ends so says what is done from now on. */
const BEGINS = ' …';
const tell = (line: string) => {
  print(line);
  if (line.endsWith(BEGINS)) doing(line.slice(0, -BEGINS.length));
};
const figures = await writeFolder({ out, language, pictures, since, tell });
print(`flows: ${figures} in ${out}, ${secondsSince(start)}`);
