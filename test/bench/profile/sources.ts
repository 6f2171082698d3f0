/** Maps positions in built scripts to their sources: builds the site once more with source maps. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'vite';

/** The source file of a position in a script, both counted from 0; '' if unmapped. */
export type SourceOf = (url: string, line: number, column: number) => string;

/** A script's name without its content hash, which differs with source maps. */
const withoutHash = (name: string) => name.replace(/-[^-.]+\.js/, '.js');

/** @throws if a script of the built site is missing in this build, since the site is then outdated. */
export async function readSources(): Promise<SourceOf> {
  const folder = await mkdtemp(join(tmpdir(), 'vestibule-maps-'));
  await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true, sourcemap: 'hidden' } });
  const assets = join(folder, 'assets');
  const maps = new Map<string, SourceMap | null>();
  for (const name of (await readdir(assets)).filter((one) => one.endsWith('.js'))) {
    // The bundler's runtime chunk has no map.
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
    // The bundler's code has no source.
    return (entry && 'originalSource' in entry && entry.originalSource) || url;
  };
}
