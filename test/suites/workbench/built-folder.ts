/** The workbench folder of `npm run tool -- flows`, built once without pictures before the tests. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runHere } from '../../../tools/process/child.ts';

const ROOT = join(import.meta.dirname, '../../..');
const OUT = join(ROOT, 'node_modules/.cache/vestibule/workbench-folder');

/** URL of its page, from disk. @param view the part after `#`. */
export const addressOf = (view = '/plan'): string => `${pathToFileURL(join(OUT, 'index.html')).href}#${view}`;

export async function buildFolder(): Promise<void> {
  const code = await runHere(process.execPath, [join(ROOT, 'tools/flows/flows.ts'), '--no-pictures', '--out', OUT]);
  if (code !== 0) throw new Error('npm run tool -- flows failed');
}
