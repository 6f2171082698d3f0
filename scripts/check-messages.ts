/** Looks at every language's file and says what is wrong by file and key: a step of `npm run check`, and a translator's own check. */
import { LOCALES } from '../machines/domain/languages.ts';
import { namingProblems } from '../locales/lint/named-keys.ts';
import { noteProblems } from '../locales/lint/notes.ts';
import { type Problem, problemsOf } from '../locales/lint/problems.ts';
import { flatten, messagesOf } from '../locales/keys.ts';
import { readLanguage } from '../locales/texts.ts';

const english = readLanguage('en');
const keys = Object.keys(flatten(messagesOf(english)));
const inFile = (file: string, problems: readonly Problem[]) =>
  problems.map(({ key, reason }) => `locales/${file}: ${key} ${reason}\n`);

const found = [
  ...LOCALES.flatMap((locale) => inFile(`${locale}.json`, problemsOf(locale, readLanguage(locale), english))),
  ...inFile('en.json', namingProblems(keys)),
  ...inFile('notes.md', noteProblems(keys)),
];
for (const line of found) process.stderr.write(line);
process.stdout.write(`messages: ${LOCALES.length} languages, ${keys.length} messages each, ${found.length} problems\n`);
process.exitCode = found.length > 0 ? 1 : 0;
