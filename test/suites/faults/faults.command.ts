/**
 * `npm run tool -- faults`: fills the table faults × calls × screens in Chromium, and tells of it. Needs a built site.
 * Arguments: parts of the names of rows or faults; only their cells are run then.
 */
import { playProjects } from '../../../tools/check/play-projects.ts';
import { ONLY } from './rows.ts';

process.exitCode = await playProjects(['faults'], { [ONLY]: process.argv.slice(2).join('\n') });
