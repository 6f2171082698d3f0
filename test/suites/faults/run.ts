/**
 * `npm run faults`: fills the table faults × calls × screens in Chromium, and tells of it. Needs a built site.
 * Arguments: parts of the names of rows or faults; only their cells are run then.
 */
import { playIn } from '../in-chromium.ts';
import { ONLY } from './rows.ts';

process.exitCode = await playIn(import.meta.dirname, { [ONLY]: process.argv.slice(2).join('\n') });
