/**
 * `npm run tool -- flows`: writes the flow workbench as a folder that opens from disk without a server.
 *
 * --out folder     output folder (default: dist/flows; open its index.html)
 * --no-pictures    omits the pictures: fast, and needs no browser
 * --language de    language of the pictures (default: en)
 */
import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '../../locales/languages.ts';
import { writeFolder } from './folder/write.ts';
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
  },
});
const refuse = (reason: string): never => {
  print(reason);
  process.exit(1);
};
const { out, pictures } = options;
const language = isLocale(options.language)
  ? options.language
  : refuse(`No language “${options.language}”. There are ${LOCALES.join(', ')}.`);
if (pictures && !requireEngines(['chromium'])) process.exit(1);

const doing = heartbeat();
/** A line with this ending announces the current activity. */
const BEGINS = ' …';
const log = (line: string) => {
  print(line);
  if (line.endsWith(BEGINS)) doing(line.slice(0, -BEGINS.length));
};
const figures = await writeFolder({ out, language, pictures, log });
print(`flows: ${figures} in ${out}, ${secondsSince(start)}`);
