/** Keeps a recorded visit as a test: its text, and a file with its results. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { replayVisit, type ReplayedStep } from '../../src/recorder/replay.ts';
import { isVisitName, NAME_FORMAT } from '../../src/recorder/visit-name.ts';
import { readVisits, VisitTextError } from '../../src/recorder/visit-text.ts';
import { takenText } from './taken-text.ts';

const fileOf = (folder: URL, name: string, ending: string) => new URL(`${name}${ending}`, folder);
const HERE = new URL('./', import.meta.url);

/** Writes both files. @param all the results of each page load. @returns their names. */
export function writeKept(
  name: string,
  text: string,
  all: readonly (readonly ReplayedStep[])[],
  folder = HERE,
): string {
  writeFileSync(fileOf(folder, name, '.visit'), text);
  writeFileSync(fileOf(folder, name, '.taken'), takenText(all));
  return `test/visits/${name}.visit and test/visits/${name}.taken`;
}

export type Kept = { files: string } | { refused: string };

/**
 * Replays a visit on the chart, and keeps it if the results match its text. Does not overwrite another visit of the
 * same name.
 * @param folder target; by default the visits of the repository.
 */
export async function keepVisit(name: string, text: string, folder = HERE): Promise<Kept> {
  if (!isVisitName(name)) return { refused: `expected ${NAME_FORMAT}` };
  const file = fileOf(folder, name, '.visit');
  if (existsSync(file) && readFileSync(file, 'utf8') !== text)
    return { refused: `there is another visit called ${name}` };
  const all: (readonly ReplayedStep[])[] = [];
  try {
    for (const [at, visit] of readVisits(text).entries()) {
      const { taken, difference } = await replayVisit(visit);
      const where = `page load ${at + 1}, step ${taken.length + 1}`;
      if (difference) return { refused: `${where}: it leads to ${difference.actual}, not to ${difference.expected}` };
      all.push(taken);
    }
  } catch (error) {
    if (error instanceof VisitTextError) return { refused: error.message };
    throw error;
  }
  return { files: writeKept(name, text, all, folder) };
}
