/** The text of the styles that a page needs, from the sheets of the build. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
