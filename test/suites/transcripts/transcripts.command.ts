/**
 * `npm run tool -- transcripts`: walks the main paths by keyboard, in Chromium, and holds what a screen reader is told to what is kept
 * in `test/transcripts/`. `-- --write` keeps what is told now; "en registration" takes one, a part of its name several.
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
