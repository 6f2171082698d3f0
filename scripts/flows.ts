/**
 * `npm run flows`: the flow workbench as one folder that opens from disk, without a server: `dist/flows/index.html`.
 *   --out folder            where to (dist/flows)
 *   --no-pictures           rooms without pictures: quick, and without a browser
 *   --language de           pictures in that language (en)
 *   --storyboard lean       a flow's main path as pictures with captions, for print, in the language; several joined by a comma
 *   --storyboards           all of them, in every language
 *   --keys                  storyboards with the keys of their messages
 * With storyboards nothing else is written: they are listed in `storyboards/index.html` of the folder.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '../machines/domain/languages.ts';
import { writeFolder } from '../workbench/folder/write.ts';
import { BOARD_IDS, isBoardId } from '../workbench/storyboard/boards.ts';
import { STORYBOARDS, writeStoryboards, type Wanted } from '../workbench/storyboard/write.ts';
import { endWithNpm } from './end-with-npm.ts';
import { heartbeat } from './heartbeat.ts';
import { print, requireNode, secondsSince } from './harness.ts';
import { requireEngines } from './install.ts';

requireNode();
endWithNpm();
const start = performance.now();
const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    out: { type: 'string', default: 'dist/flows' },
    pictures: { type: 'boolean', default: true },
    language: { type: 'string', default: DEFAULT_LOCALE },
    storyboard: { type: 'string' },
    storyboards: { type: 'boolean', default: false },
    keys: { type: 'boolean', default: false },
  },
});
const refuse = (reason: string): never => {
  print(reason);
  process.exit(1);
};
const { out, pictures, keys } = options;
const language = isLocale(options.language)
  ? options.language
  : refuse(`No language “${options.language}”. There are ${LOCALES.join(', ')}.`);

/** The storyboards that are asked for; empty: none, but the workbench. */
function wantedBoards(): readonly Wanted[] {
  if (options.storyboards)
    return BOARD_IDS.flatMap((board) => LOCALES.map((locale) => ({ board, language: locale, keys })));
  const names = options.storyboard?.split(',') ?? [];
  const unknown = names.filter((name) => !isBoardId(name));
  if (unknown.length > 0) refuse(`No storyboard “${unknown.join(', ')}”. There are ${BOARD_IDS.join(', ')}.`);
  return names.filter(isBoardId).map((board) => ({ board, language, keys }));
}
const boards = wantedBoards();
const doing = heartbeat();
const tell = (line: string) => {
  print(line);
  doing(line.replace(/ …$/, '').trim());
};
if ((pictures || boards.length > 0) && !requireEngines(['chromium'])) process.exit(1);

if (boards.length > 0) {
  const folder = join(out, STORYBOARDS);
  const { pictures: taken, bytes } = await writeStoryboards(folder, boards, tell);
  const figures = `${boards.length} storyboards, ${taken} pictures, ${(bytes / 1e6).toFixed(1)} MB`;
  print(`flows: ${figures} in ${folder}, ${secondsSince(start)}`);
} else {
  const figures = await writeFolder({ out, language, pictures, tell });
  print(`flows: ${figures} in ${out}, ${secondsSince(start)}`);
}
