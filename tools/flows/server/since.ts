/** The module `virtual:workbench-since`: how the flows differ from those of another commit. Computed on request. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { since } from '../compare/since.ts';
import { virtualModule } from './virtual-module.ts';

const ID = 'virtual:workbench-since';

/** The default comparison: the release whose version is in package.json. */
export const lastRelease = (): string =>
  (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }).version;

/** @param ref a commit, a branch, or a release. */
export function workbenchSince(ref: string): Plugin {
  const made = async () => JSON.stringify(await since(ref).catch((error: unknown) => ({ ref, error: String(error) })));
  return {
    name: 'vestibule:workbench-since',
    // Tests do no comparison.
    ...virtualModule(
      ID,
      async () =>
        `export default ${process.env['VITEST'] ? JSON.stringify({ ref, error: 'not in a test' }) : await made()};`,
    ),
  };
}
