/**
 * Compiles a language's file into the form that react-intl takes without a parser: flat keys, each with its syntax
 * tree.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { textsOf } from '../../locales/figures.ts';
import type { Group } from '../../locales/keys.ts';
import { isCommon, isForDocuments, SCREEN_GROUPS } from '../../src/engine/language/page-messages.ts';
import { isLocale, LANGUAGES, standsApart } from '../../locales/languages.ts';
import { pseudoMessage, type Pseudo } from '../../locales/pseudo.ts';

const screenGroups: Readonly<Record<string, readonly string[] | undefined>> = SCREEN_GROUPS;

/** Table of scripts and directions (`LANGUAGES`). */
const TABLE = 'locales/languages.ts';
/** Styles for some languages only: loaded with their messages, so that other languages do not pay for them. */
const OTHER_SCRIPTS = '../src/ui/other-scripts.css';
const needsSheet = (locale: string) =>
  isLocale(locale) && (LANGUAGES[locale].direction === 'rtl' || !standsApart(locale));

/**
 * Sorts country messages for the language at build time: sorting in the page would take 30 ms on a phone the first
 * time.
 */
function inOrder(texts: readonly (readonly [string, string])[], locale: string) {
  const { compare } = new Intl.Collator(locale);
  const isCountry = ([key]: readonly [string, string]) => key.startsWith('countries.');
  return [
    ...texts.filter((one) => !isCountry(one)),
    ...texts.filter(isCountry).toSorted(([, one], [, other]) => compare(one, other)),
  ];
}

/** Compiles some groups of a language's source file. Throws with key and reason if a message is not valid ICU. */
function compileMessages(
  source: string,
  locale: string,
  wanted: (group: string) => boolean,
): Record<string, MessageFormatElement[]> {
  const texts = inOrder(Object.entries(textsOf(JSON.parse(source) as Group, locale)), locale);
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
 * Vite plugin: `import('../../locales/en.json?messages')` gives the common messages and, as `parts`, a loader for each
 * screen's
 * messages. The loaders are in the language's chunk instead of the shell, which would otherwise grow with languages
 * times screens.
 * @param pseudo replaces every language with a pseudo-language (`npm run tool -- pseudo`).
 */
export const messages = (pseudo: Pseudo | null = null): Plugin => ({
  name: 'vestibule:messages',
  enforce: 'pre',
  transform(code, id) {
    if (pseudo !== 'mirrored' || !id.endsWith(TABLE)) return null;
    return code.replaceAll("direction: 'ltr', script: 'Latn'", "direction: 'rtl', script: 'Arab'");
  },
  async load(id) {
    const [file, query] = id.split('?');
    const screen = new URLSearchParams(query).get('messages');
    if (screen === null || !file) return null;
    this.addWatchFile(file);
    const source = await readFile(file, 'utf8');
    const groups = screenGroups[screen];
    const locale = basename(file, '.json');
    const compiled = compileMessages(source, locale, groups ? (group) => groups.includes(group) : isCommon);
    const own = pseudo
      ? Object.fromEntries(Object.entries(compiled).map(([key, parts]) => [key, pseudoMessage(parts, pseudo)]))
      : compiled;
    const parts = Object.keys(screenGroups).map((id) => `${id}: () => import('./${basename(file)}?messages=${id}')`);
    const sheet = !groups && (pseudo === 'mirrored' || needsSheet(locale)) ? `import '${OTHER_SCRIPTS}';` : '';
    const code = `${sheet}export default ${JSON.stringify(own)};${groups ? '' : `export const parts = { ${parts.join()} };`}`;
    return { code, moduleType: 'js' };
  },
});
