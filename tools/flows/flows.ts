/**
 * `npm run tool -- flows`: writes the flow workbench as a folder that opens from disk without a server.
 *
 * --out folder     output folder (default: dist/flows; open its index.html)
 * --no-pictures    omits the pictures: fast, and needs no browser
 */
import { parseArgs } from 'node:util';
import { writeFolder } from './folder/write.ts';
import { endWithNpm } from '../process/end-with-npm.ts';
import { print, requireNode, secondsSince } from '../process/command.ts';
import { requireEngines } from '../process/install.ts';

requireNode();
endWithNpm();
const start = performance.now();
const { out, pictures } = parseArgs({
  allowNegative: true,
  options: {
    out: { type: 'string', default: 'dist/flows' },
    pictures: { type: 'boolean', default: true },
  },
}).values;
if (pictures && !requireEngines(['chromium'])) process.exit(1);

const figures = await writeFolder({ out, pictures, log: print });
print(`flows: ${figures} in ${out}, ${secondsSince(start)}`);
