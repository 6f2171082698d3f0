/**
 * `npm run tool -- transcripts [NAME...]`: walks the main paths by keyboard in Chromium, and compares the output for
 * screen readers with `test/transcripts/`.
 *
 * NAME     only paths whose name contains this: "en registration" is one, a shorter part several
 * --write  stores the output as the new transcripts
 */
import { parseArgs } from 'node:util';
import { requireEngines } from '../../../tools/process/install.ts';
import { playProjects } from '../../../tools/check/play-projects.ts';
import { WRITE } from './files.ts';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const asked = positionals.length > 0 ? ['--grep', positionals.join('|')] : [];
const variables = values.write ? { [WRITE]: 'yes' } : {};
process.exitCode = requireEngines(['chromium']) ? await playProjects(['transcripts'], variables, asked) : 1;
