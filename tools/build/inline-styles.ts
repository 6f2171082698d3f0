/** The text of a page's style sheets, from the build. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FETCHED_FACE } from './faces.ts';

const FETCHED = /\burl\((?!["']?data:)/;

export const textOf = async (client: string, sheets: readonly string[]): Promise<string> =>
  (await Promise.all(sheets.map((file) => readFile(join(client, file), 'utf8')))).join('');

/**
 * The inlined styles of a document. They load no file: besides the time it takes, Chromium sends the full address of
 * the page, which may contain a token (D7), as referrer of such a request, whatever the referrer policy.
 * @param client folder of the built client.
 * @throws if a style loads a file other than a font.
 */
export async function inlineStyles(client: string, sheets: readonly string[]): Promise<string> {
  const styles = (await textOf(client, sheets)).replaceAll('\n', '').replace(FETCHED_FACE, '');
  if (FETCHED.test(styles)) throw new Error(`a style in the document fetches a file: ${sheets.join(', ')}`);
  return styles;
}
