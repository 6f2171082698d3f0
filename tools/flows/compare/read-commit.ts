/**
 * Prints the charts of a checkout as JSON: `node tools/flows/compare/read-commit.ts folder`. Runs as a separate
 * process.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inWords, type Modules } from './chart-entries.ts';
import { folderOf } from './since.ts';

const [folder = '.'] = process.argv.slice(2);
const flows = folderOf(folder);
const load = (file: string): Promise<unknown> => import(pathToFileURL(join(folder, file)).href);
const [facts, say, texts, pages] = await Promise.all(
  [`${flows}/charts/facts.ts`, `${flows}/words/say.ts`, 'locales/texts.ts', 'machines/pages.ts'].map(load),
);
process.stdout.write(JSON.stringify(inWords({ facts, say, texts, pages } as Modules)));
