/**
 * `npm run engines`: the main journeys in Chromium, Firefox and WebKit. Needs a built site.
 *   --engine webkit,firefox   in these engines alone
 *   --only "Back and Forward" the journeys whose names have that in them
 */
import { parseArgs } from 'node:util';
import { requireEngines } from '../../../scripts/install.ts';
import { ENGINES, isEngine } from '../../harness/engines.ts';
import { playIn } from '../in-chromium.ts';
import { print } from '../print.ts';

const { values: options } = parseArgs({ options: { engine: { type: 'string' }, only: { type: 'string' } } });
const names = options.engine?.split(',') ?? [...ENGINES];
const engines = names.filter(isEngine);
const unknown = names.filter((name) => !isEngine(name));
if (unknown.length > 0) print(`No engine “${unknown.join(', ')}”: there are ${ENGINES.join(', ')}.`);
const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const only = options.only === undefined ? [] : ['--grep', escaped(options.only)];
process.exitCode =
  unknown.length === 0 && requireEngines(engines)
    ? await playIn(import.meta.dirname, {}, [...engines.flatMap((engine) => ['--project', engine]), ...only])
    : 1;
