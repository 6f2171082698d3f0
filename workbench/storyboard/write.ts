/** Writes storyboards into a folder, and a page that lists them. */
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, type Locale } from '../../machines/domain/languages.ts';
import { escaped } from '../../scripts/contact-sheet/picture-page.ts';
import { BOARD_IDS, BOARDS, type BoardId } from './boards.ts';
import { storyboardPage, style, type Shot } from './page.ts';
import { photographer } from './photograph.ts';
import { play } from './play.ts';

/** Below the folder of the workbench. */
export const STORYBOARDS = 'storyboards';

export interface Wanted {
  board: BoardId;
  language: Locale;
  /** Whether the keys of the messages stand beside each screen. */
  keys: boolean;
}
export const fileOf = ({ board, language, keys }: Wanted): string => `${board}.${language}${keys ? '.keys' : ''}.html`;

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });
export const nameOfLanguage = (language: Locale): string => languageNames.of(language) ?? language;

/** What each is called, and a link for each language in which there is one. @param there the files that there are. */
function listOf(there: ReadonlySet<string>): string {
  const cell = (wanted: Wanted, words: string) =>
    there.has(fileOf(wanted)) ? `<a href="${fileOf(wanted)}">${words}</a>` : `<span>${words}</span>`;
  const rows = BOARD_IDS.map((board) => {
    const { title, about } = BOARDS[board]('en');
    const cells = LOCALES.map((language) => {
      const withKeys = { board, language, keys: true };
      const keys = there.has(fileOf(withKeys)) ? ` ${cell(withKeys, 'with keys')}` : '';
      return `<td>${cell({ board, language, keys: false }, nameOfLanguage(language))}${keys}</td>`;
    });
    return `<tr><th scope="row">${escaped(title)}<small>${escaped(about)}</small></th>${cells.join('')}</tr>`;
  });
  return `<table>${rows.join('\n')}</table>`;
}
const HOW = `<p>Each is a page that prints on A4 across. What is shown is played on the charts themselves.</p>
<pre>npm run flows -- --storyboards
npm run flows -- --storyboard lean --language pl
npm run flows -- --storyboard lean --language pl --keys</pre>
<p>The first command writes all of them; the last one with the keys of the messages, for who reviews texts.</p>`;

/** The list stands there even while there are none: it says how they are made. */
export async function writeStoryboardIndex(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Storyboards · Vestibule</title><style>${style()}</style>
<main class="index"><p><a href="../index.html">The workbench</a></p><h1>Storyboards <em>· flows, picture by picture</em></h1>
${listOf(there)}
${HOW}</main>
</html>
`;
  await writeFile(join(folder, 'index.html'), page);
}

/**
 * @param tell hears of each that is written.
 * @returns how many pictures they have, and how many bytes.
 */
export async function writeStoryboards(
  folder: string,
  wanted: readonly Wanted[],
  tell: (line: string) => void,
): Promise<{ pictures: number; bytes: number }> {
  await mkdir(folder, { recursive: true });
  await using camera = photographer();
  let [pictures, bytes] = [0, 0];
  for (const [at, one] of wanted.entries()) {
    const played = await play(one.board, one.language);
    const shots: Shot[] = [];
    for (const frame of played.frames) shots.push({ frame, picture: await camera.take(frame, one.language) });
    const file = join(folder, fileOf(one));
    await writeFile(file, storyboardPage(played, shots, nameOfLanguage(one.language), one.keys));
    const { size } = await stat(file);
    pictures += shots.length;
    bytes += size;
    tell(`  ${at + 1}/${wanted.length} ${fileOf(one)}: ${shots.length} pictures`);
  }
  await writeStoryboardIndex(folder);
  return { pictures, bytes };
}
