/** Comments and Markdown: plain words, lines of at most 120 characters, no numbers of issues (CONTRIBUTING.md). */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Each of these words hides the name of a person, thing or number. */
const DIALECT = /\b(?:whoever|nobody|told|beside|stands|house|deed|dearness|none)\b/gi;
const ISSUE = /\b(?:issue|ticket)s? #?\d+|(?:^|\s)#\d+\b/gi;
const MOST_WORDS = 40_000;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
const texts = git('ls-files', '*.md', '*.ts', '*.tsx', '*.mjs', '*.css', 'deploy', 'Containerfile')
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('graphql/generated/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const isMarkdown = (file: string) => file.endsWith('.md');

const COMMENT = {
  script: /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm,
  setting: /(?<=^|\s)# .*$/gm,
};
const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');
/** Its prose, comments or Markdown outside of code blocks, on the same lines; anything else is blank. */
function proseOf(file: string, text: string): string {
  if (isMarkdown(file)) return text.replaceAll(/^```[\s\S]*?^```/gm, blank);
  const comment = /\.(?:tsx?|mjs|css)$/.test(file) ? COMMENT.script : COMMENT.setting;
  let prose = '';
  for (const { 0: words, index } of text.matchAll(comment)) prose += blank(text.slice(prose.length, index)) + words;
  return prose;
}
/** Names in backticks and targets of links are not words. */
const withoutNames = (prose: string) => prose.replaceAll(/`[^`\n]*`|\]\([^)\n]*\)/g, '');
const found = (pattern: RegExp) =>
  texts.flatMap(({ file, text }) =>
    withoutNames(proseOf(file, text))
      .split('\n')
      .flatMap((line, at) => [...line.matchAll(pattern)].map(([word]) => `${file}:${at + 1}: ${word}`)),
  );

test('no word that hides a name', () => {
  expect(found(DIALECT), 'name the person, thing or number that is meant').toEqual([]);
});

test('no number of an issue', () => {
  expect(found(ISSUE)).toEqual([]);
});

test('no line of Markdown or of a comment is longer than 120 characters', () => {
  const long = texts.flatMap(({ file, text }) => {
    const prose = isMarkdown(file) ? text : proseOf(file, text);
    return prose.split('\n').flatMap((line, at) => (line.trim().length > 120 ? [`${file}:${at + 1}`] : []));
  });
  expect(long).toEqual([]);
});

test('Markdown has at most 40,000 words', () => {
  const words = texts.filter(({ file }) => isMarkdown(file)).flatMap(({ text }) => text.split(/\s+/).filter(Boolean));
  expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
});

test('subjects of the newest commits have at most 72 characters', () => {
  const subjects = git('log', '-20', '--format=%s').trim().split('\n');
  expect(subjects.filter((subject) => subject.length > 72)).toEqual([]);
});
