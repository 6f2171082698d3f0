/**
 * `npm run tool -- workbench [PART]`: tests the flow workbench in Chromium, on the dev server and as the folder that
 * opens from disk.
 *
 * PART  only test files whose name contains this
 */
import { requireEngines } from '../../../tools/process/install.ts';
import { playProjects } from '../../../tools/check/play-projects.ts';
import { buildFolder } from './built-folder.ts';

if (!requireEngines(['chromium'])) process.exit(1);
await buildFolder();
process.exitCode = await playProjects(['workbench'], {}, process.argv.slice(2));
