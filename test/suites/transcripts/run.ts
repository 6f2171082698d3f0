/**
 * `npm run transcripts`: walks the main paths in every language by keyboard, in Chromium, and holds what a screen reader is told to what
 * is kept in `test/transcripts/`. `-- --write` keeps what is told now; "de registration" takes one, a part of its name several.
 */
import { parseArgs } from 'node:util';
import { requireEngines } from '../../../scripts/install.ts';
import { playIn } from '../in-chromium.ts';
import { WRITE } from './files.ts';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const asked = positionals.length > 0 ? ['--grep', positionals.join('|')] : [];
const variables = values.write ? { [WRITE]: 'yes' } : {};
process.exitCode = requireEngines(['chromium']) ? await playIn(import.meta.dirname, variables, asked) : 1;
