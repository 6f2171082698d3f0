/** A page loads exactly the messages that it uses. */
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../locales/languages.ts';
import { sources, type Source } from '../../../tools/check/sources.ts';
import en from '../../../locales/en.json';
import { flatten } from '../../../locales/keys.ts';
import { loadMessages } from './load-messages.ts';
import { isCommon, NOT_FOR_PAGES, SCREEN_GROUPS, type ScreenOfShell, type ScreenWithPart } from './page-messages.ts';

const groups = Object.keys(en);
const keys = Object.keys(flatten(en));
const groupOf = (key: string) => key.split('.')[0] ?? '';
const files = new Map(
  [...sources('src/**/*.{ts,tsx}'), ...sources('machines/**/*.{offers,page}.ts')].map((source) => [
    source.file,
    source,
  ]),
);
/** The module that loads screens; its imports belong to other pages. */
const SCREENS = 'src/screens/screens.ts';

const fileOf = (screen: string) => `src/screens/${screen}/${screen}.tsx`;

/** A file with all its local imports. */
function closureOf(file: string, found = new Set<Source>()): Set<Source> {
  const source = files.get(file);
  if (!source || found.has(source)) return found;
  found.add(source);
  const imports = file === SCREENS ? [] : source.imports.filter(({ typesOnly }) => !typesOnly);
  for (const { from } of imports) closureOf(from, found);
  return found;
}
/** The groups that a file and its imports use: by a key, by the beginning of one, or as `group`. */
const groupsIn = (file: string) => {
  const code = Array.from(closureOf(file), (source) => source.code).join('\n');
  const found = (pattern: RegExp) => Array.from(code.matchAll(pattern), ([, words = '']) => words);
  const named = [
    ...found(/['"`]([\w.]+)['"`]/g)
      .filter((text) => keys.includes(text))
      .map(groupOf),
    ...found(/`(\w+)\.\w*\$\{/g),
    ...found(/\bgroup="(\w+)"/g),
  ];
  return [...new Set(named)].filter((group) => groups.includes(group)).toSorted();
};

const ofShell = Object.keys({ ErrorPage: null, StaleDeployment: null } satisfies Record<ScreenOfShell, null>);
const shell = ['src/App.tsx', ...ofShell.map(fileOf)].flatMap(groupsIn);
const used = Object.entries(SCREEN_GROUPS).map(([screen, listed]) => {
  const file = fileOf(screen);
  return { screen, listed, exists: files.has(file), groups: groupsIn(file) };
});

describe('the table lists exactly the groups in use, besides the common ones', () => {
  test.each(used)('on $screen', ({ listed, exists, groups }) => {
    expect([exists, groups.filter((group) => !isCommon(group))]).toEqual([true, listed.toSorted()]);
  });
  test('lists none around the screens, and none for screens of the shell', () => {
    expect([ofShell.filter((screen) => !files.has(fileOf(screen))), shell.filter((group) => !isCommon(group))]).toEqual(
      [[], []],
    );
  });
  test('a group of a single screen is not common', () => {
    const alone = groups.filter((group) => used.filter((screen) => screen.groups.includes(group)).length < 2);
    expect(alone.filter((group) => isCommon(group) && !shell.includes(group))).toEqual([]);
  });
});

describe.each(LOCALES)('%s: a page loads', (locale) => {
  const groupsOf = async (...screens: ScreenWithPart[]) =>
    [...new Set(Object.keys(await loadMessages(locale, screens)).map(groupOf))].toSorted();
  const common = groups.filter(isCommon);

  test.each(Object.entries(SCREEN_GROUPS))('on %s also those of the screen', async (screen, listed) => {
    expect(await groupsOf(screen as ScreenWithPart)).toEqual([...common, ...listed].toSorted());
  });
  test('no messages from elsewhere', async () => {
    const all = await groupsOf(...(Object.keys(SCREEN_GROUPS) as ScreenWithPart[]));
    expect(all).toEqual(groups.filter((group) => !NOT_FOR_PAGES.some((other) => other === group)).toSorted());
  });
});
