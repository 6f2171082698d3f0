/** Comments and Markdown: plain words, lines of at most 120 characters, no numbers of issues (CONTRIBUTING.md). */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words of the project's old dialect: each hides the name of what is meant. */
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
/** Its prose: comments, or Markdown outside of code blocks. */
function proseOf(file: string, text: string): string {
  if (isMarkdown(file)) return text.replaceAll(/^```[\s\S]*?^```/gm, '');
  const comment = /\.(?:tsx?|mjs|css)$/.test(file) ? COMMENT.script : COMMENT.setting;
  return [...text.matchAll(comment)].map(([words]) => words).join('\n');
}
/** Names in backticks and targets of links are not words. */
const withoutNames = (prose: string) => prose.replaceAll(/`[^`\n]*`|\]\([^)\n]*\)/g, '');
const found = (pattern: RegExp) =>
  texts.flatMap(({ file, text }) =>
    [...withoutNames(proseOf(file, text)).matchAll(pattern)].map(([word]) => `${file}: ${word}`),
  );

test('no word of the old dialect', () => {
  expect(found(DIALECT)).toEqual([]);
});

test('no number of an issue', () => {
  expect(found(ISSUE)).toEqual([]);
});

test('no line of Markdown or of a comment is longer than 120 characters', () => {
  const long = texts.flatMap(({ file, text }) => {
    const lines = isMarkdown(file) ? text.split('\n') : proseOf(file, text).split('\n');
    return lines.filter((line) => line.length > 120).map((line) => `${file}: ${line.slice(0, 60)}`);
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
