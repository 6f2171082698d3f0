/** `npm run test:workbench`: the flow workbench in Chromium, on the dev server and as the folder that opens from disk. Part of a file's name runs that part. */
import { requireEngines } from '../../../scripts/install.ts';
import { playIn } from '../in-chromium.ts';

process.exitCode = requireEngines(['chromium']) ? await playIn(import.meta.dirname, {}, process.argv.slice(2)) : 1;
