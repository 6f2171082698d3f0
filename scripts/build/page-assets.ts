/** What a page needs of the build: the chunks of its scripts, and the text of its styles. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

export interface PageAssets {
  /** Files of scripts, the entry first. */
  scripts: readonly string[];
  /** Files of styles, in the order in which they count. */
  sheets: readonly string[];
}

/** A chunk of the build and all that it imports at once. */
function chunksOf(manifest: Manifest, key: string, found = new Map<string, Chunk>()): Map<string, Chunk> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`not in the build: ${key}`);
  if (found.has(key)) return found;
  found.set(key, chunk);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, found);
  return found;
}

/** @param sources keys of the manifest, that of the entry first. @throws where one is not in the build. */
export function pageAssets(manifest: Manifest, sources: readonly string[]): PageAssets {
  const chunks = sources.flatMap((source) => [...chunksOf(manifest, source).values()]);
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    sheets: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
  };
}

/** A face with a file; one that only names faces of the device has none. */
const FETCHED_FACE = /@font-face\{[^}]*\burl\([^}]*\}/g;
const FETCHED = /\burl\((?!["']?data:)/;

const textOf = async (client: string, sheets: readonly string[]) =>
  (await Promise.all(sheets.map((file) => readFile(join(client, file), 'utf8')))).join('');

/**
 * The styles that stand in a document. They fetch nothing: beside the time that takes, Chromium names the whole address of
 * a page, which may hold a token (D7), to what its inline styles fetch, whatever the referrer policy says.
 * @param client folder of the built client. @throws where a style fetches something that is no face.
 */
export async function inlineStyles(client: string, sheets: readonly string[]): Promise<string> {
  const styles = (await textOf(client, sheets)).replaceAll('\n', '').replace(FETCHED_FACE, '');
  if (FETCHED.test(styles)) throw new Error(`a style in the document fetches a file: ${sheets.join(', ')}`);
  return styles;
}

/** Writes the faces that are fetched as a sheet of their own, for it comes behind the script. @returns its file. */
export async function writeFaces(client: string, sheets: readonly string[]): Promise<string> {
  const faces = ((await textOf(client, sheets)).match(FETCHED_FACE) ?? []).join('');
  const file = `assets/faces-${createHash('sha256').update(faces).digest('base64url').slice(0, 8)}.css`;
  await writeFile(join(client, file), faces);
  return file;
}
