/** Where each place of a built script comes from: the site is built once more, the same but with source maps. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'vite';

/** The source file of a place in a script, both counted from 0; '' where no map knows it. */
export type SourceOf = (url: string, line: number, column: number) => string;

/** A script's name without the hash of its content, which changes where there are source maps. */
const withoutHash = (name: string) => name.replace(/-[^-.]+\.js/, '.js');

/** @throws where a script of the built site is not in this build: then another state of it is measured. */
export async function readSources(): Promise<SourceOf> {
  const folder = await mkdtemp(join(tmpdir(), 'vestibule-maps-'));
  await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true, sourcemap: 'hidden' } });
  const assets = join(folder, 'assets');
  const maps = new Map<string, SourceMap | null>();
  for (const name of (await readdir(assets)).filter((one) => one.endsWith('.js'))) {
    // The bundler's own script has none.
    const map = await readFile(join(assets, `${name}.map`), 'utf8').catch(() => null);
    maps.set(withoutHash(name), map === null ? null : new SourceMap(JSON.parse(map) as SourceMapPayload));
  }
  await rm(folder, { recursive: true });
  return (url, line, column) => {
    const script = withoutHash(basename(url.split('?')[0] ?? ''));
    const map = maps.get(script);
    if (url.includes('/assets/') && map === undefined)
      throw new Error(`${script} is not in this build: build the site anew`);
    const entry = map?.findEntry(line, column);
    // The bundler's own code has no source.
    return (entry && 'originalSource' in entry && entry.originalSource) || url;
  };
}
