/**
 * `npm run tool -- messages`: checks the messages of every language and lists problems by file and key. `npm run check`
 * runs it as a step; translators can run it alone. It has no options.
 */
import { LOCALES } from '../../locales/languages.ts';
import { namingProblems } from './named-keys.ts';
import { noteProblems } from '../../locales/lint/notes.ts';
import { type Problem, problemsOf } from '../../locales/lint/problems.ts';
import { readingProblems } from '../../locales/lint/reading.ts';
import { houseWordsOf, repetitionProblems, voiceProblems } from '../../locales/lint/voice.ts';
import { textsOf } from '../../locales/figures.ts';
import { flatten, messagesOf } from '../../locales/keys.ts';
import { isCommon, SCREEN_GROUPS } from '../../src/engine/language/page-messages.ts';
import { readLanguage } from '../../locales/texts.ts';

const english = readLanguage('en');
const keys = Object.keys(flatten(messagesOf(english)));
const common = Object.keys(messagesOf(english)).filter(isCommon);
/** The message groups of a page: those of its screen and those of every page. */
const pages = Object.fromEntries(
  Object.entries(SCREEN_GROUPS).map(([screen, groups]) => [screen, [...groups, ...common]]),
);
const inFile = (file: string, problems: readonly Problem[]) =>
  problems.map(({ key, reason }) => `locales/${file}: ${key} ${reason}\n`);

const found = [
  ...LOCALES.flatMap((locale) => {
    const file = readLanguage(locale);
    const words = houseWordsOf(locale);
    const texts = flatten(messagesOf(file));
    return inFile(`${locale}.json`, [
      ...problemsOf(locale, file, english),
      ...voiceProblems(texts, words),
      ...repetitionProblems(texts, words, pages),
    ]);
  }),
  ...inFile('en.json', readingProblems(textsOf(english, 'en'))),
  ...inFile('en.json', namingProblems(keys)),
  ...inFile('notes.md', noteProblems(keys)),
];
for (const line of found) process.stderr.write(line);
process.stdout.write(`messages: ${LOCALES.length} languages, ${keys.length} messages each, ${found.length} problems\n`);
process.exitCode = found.length > 0 ? 1 : 0;
