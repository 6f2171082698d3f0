/** Turns a language's file into what react-intl takes without a parser: flat keys, each with its syntax tree. */
import { readFile } from 'node:fs/promises';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { flatten, type Group } from './keys.ts';

/** What only the back end says. */
const NOT_FOR_PAGES = 'mail';

/** Compiles one language's source text. Throws with key and reason where a message is not valid ICU. */
export function compileMessages(source: string): Record<string, MessageFormatElement[]> {
  const { [NOT_FOR_PAGES]: _, ...screens } = JSON.parse(source) as Group;
  return Object.fromEntries(
    Object.entries(flatten(screens)).map(([key, message]) => {
      try {
        return [key, parse(message, { ignoreTag: false })];
      } catch (error) {
        throw new Error(`${key}: ${String(error)}`, { cause: error });
      }
    }),
  );
}

/** `import('./en.json?messages')` gives compiled messages, in the dev server, the build and tests alike. */
export const messages = (): Plugin => ({
  name: 'vestibule:messages',
  enforce: 'pre',
  async load(id) {
    const [file, query] = id.split('?');
    if (query !== 'messages' || !file) return null;
    this.addWatchFile(file);
    const compiled = compileMessages(await readFile(file, 'utf8'));
    return { code: `export default ${JSON.stringify(compiled)}`, moduleType: 'js' };
  },
});
