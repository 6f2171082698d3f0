/** The bundler's manifest, by chunk name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  name: string;
  file: string;
  css?: string[];
  imports?: string[];
}
export interface Files {
  /** Scripts, each before its imports. */
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * @param client folder of the built client.
 * @returns a function that lists the files of chunks, including all imports.
 */
export function readManifest(client: string): (names: readonly string[]) => Files {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const chunks = Object.values(manifest);
  const named = (name: string): Chunk => {
    const chunk = chunks.find((one) => one.name === name && one.file.endsWith('.js'));
    if (!chunk) throw new Error(`not in the build: ${name}`);
    return chunk;
  };
  const withImports = (chunk: Chunk): Chunk[] => [
    chunk,
    ...(chunk.imports ?? []).flatMap((key) => withImports(manifest[key] ?? named(key))),
  ];
  return (names) => {
    const found = names.flatMap((name) => withImports(named(name)));
    return {
      scripts: [...new Set(found.map(({ file }) => file))],
      styles: [...new Set(found.flatMap(({ css }) => css ?? []))],
    };
  };
}
