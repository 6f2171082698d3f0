/** The text of the styles that a page needs, from the sheets of the build. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FETCHED_FACE } from './faces.ts';

const FETCHED = /\burl\((?!["']?data:)/;

export const textOf = async (client: string, sheets: readonly string[]): Promise<string> =>
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
