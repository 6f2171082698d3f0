/** Where each place of a built script comes from: the site is built once more, the same but with source maps. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'vite';

/** The source file of a place in a script, both counted from 0; '' where no map knows it. */
export type SourceOf = (url: string, line: number, column: number) => string;

/** @throws where a script's name differs from that of the built site: then another state of it is measured. */
export async function readSources(): Promise<SourceOf> {
  const folder = await mkdtemp(join(tmpdir(), 'vestibule-maps-'));
  await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true, sourcemap: 'hidden' } });
  const assets = join(folder, 'assets');
  const names = new Set(await readdir(assets));
  const maps = new Map<string, SourceMap>();
  for (const name of [...names].filter((one) => one.endsWith('.js.map'))) {
    const map = new SourceMap(JSON.parse(await readFile(join(assets, name), 'utf8')) as SourceMapPayload);
    maps.set(basename(name, '.map'), map);
  }
  await rm(folder, { recursive: true });
  return (url, line, column) => {
    const script = basename(url.split('?')[0] ?? '');
    const map = maps.get(script);
    if (url.includes('/assets/') && !names.has(script))
      throw new Error(`${script} is not in this build: build the site anew`);
    const entry = map?.findEntry(line, column);
    return entry && 'originalSource' in entry ? entry.originalSource : url;
  };
}
