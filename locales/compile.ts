/** Turns a language's file into what react-intl takes without a parser: flat keys, each with its syntax tree. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { textsOf } from './figures.ts';
import type { Group } from './keys.ts';
import { isCommon, isForDocuments, SCREEN_GROUPS } from './parts.ts';
import { pseudoMessage } from './pseudo.ts';

const screenGroups: Readonly<Record<string, readonly string[] | undefined>> = SCREEN_GROUPS;

/** Compiles some groups of a language's source text. Throws with key and reason where a message is not valid ICU. */
export function compileMessages(
  source: string,
  locale: string,
  wanted: (group: string) => boolean,
): Record<string, MessageFormatElement[]> {
  const texts = Object.entries(textsOf(JSON.parse(source) as Group, locale));
  return Object.fromEntries(
    texts
      .filter(([key]) => wanted(key.split('.')[0] ?? key) && !isForDocuments(key))
      .map(([key, message]) => {
        try {
          return [key, parse(message, { ignoreTag: false })];
        } catch (error) {
          throw new Error(`${key}: ${String(error)}`, { cause: error });
        }
      }),
  );
}

/**
 * `import('./en.json?messages')` gives the common messages and, as `parts`, a loader for what each screen says. The loaders
 * stand there and not in the shell, which would otherwise grow with languages times screens.
 * @param options `pseudo`: every language is the one that nobody speaks (`npm run pseudo`).
 */
export const messages = ({ pseudo = false } = {}): Plugin => ({
  name: 'vestibule:messages',
  enforce: 'pre',
  async load(id) {
    const [file, query] = id.split('?');
    const screen = new URLSearchParams(query).get('messages');
    if (screen === null || !file) return null;
    this.addWatchFile(file);
    const source = await readFile(file, 'utf8');
    const groups = screenGroups[screen];
    const compiled = compileMessages(
      source,
      basename(file, '.json'),
      groups ? (group) => groups.includes(group) : isCommon,
    );
    const own = pseudo
      ? Object.fromEntries(Object.entries(compiled).map(([key, parts]) => [key, pseudoMessage(parts)]))
      : compiled;
    const parts = Object.keys(screenGroups).map((id) => `${id}: () => import('./${basename(file)}?messages=${id}')`);
    const code = `export default ${JSON.stringify(own)};${groups ? '' : `export const parts = { ${parts.join()} };`}`;
    return { code, moduleType: 'js' };
  },
});
