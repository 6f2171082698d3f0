/**
 * `npm run tool -- engines`: plays the main journeys in Firefox and WebKit. Needs a built site.
 *
 * --engine webkit            only this engine
 * --only "another language"  only journeys whose name contains this
 */
import { parseArgs } from 'node:util';
import { escapeRegExp } from 'es-toolkit/string';
import { requireEngines } from '../../../tools/process/install.ts';
import type { Engine } from '../../../tools/process/engines.ts';
import { print } from '../../../tools/process/command.ts';
import { playProjects } from '../../../tools/check/play-projects.ts';

const OTHERS: readonly Engine[] = ['firefox', 'webkit'];
const { values: options } = parseArgs({ options: { engine: { type: 'string' }, only: { type: 'string' } } });
const names = options.engine?.split(',') ?? OTHERS;
const engines = OTHERS.filter((engine) => names.includes(engine));
const unknown = names.filter((name) => !OTHERS.some((engine) => engine === name));
if (unknown.length > 0) print(`No engine “${unknown.join(', ')}”: there are ${OTHERS.join(', ')}.`);
const only = options.only === undefined ? [] : ['--grep', escapeRegExp(options.only)];
process.exitCode = unknown.length === 0 && requireEngines(engines) ? await playProjects(engines, {}, only) : 1;
