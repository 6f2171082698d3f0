/**
 * `npm run tool -- faults [PART...]`: tests every fault of every call on every screen in Chromium, and prints the
 * table. Needs a built site.
 *
 * PART  part of the name of a row or a fault; only matching cells are run
 */
import { playProjects } from '../../../tools/check/play-projects.ts';
import { ONLY } from './fault-rows.ts';

process.exitCode = await playProjects(['faults'], { [ONLY]: process.argv.slice(2).join('\n') });
