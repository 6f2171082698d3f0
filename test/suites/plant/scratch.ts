/** A copy of the checkout in which mistakes are planted; the checkout itself is never modified. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mistake } from './mistake.types.ts';

/** Recordings, which no test of the table reads. */
const LEFT_OUT = /\.visit$/;

/**
 * Copies the files of the checkout as they are on disk; packages are linked.
 * @returns the folder, which is deleted when the process ends.
 */
export function makeScratch(): string {
  const checkout = process.cwd();
  // Vitest identifies files by their real path.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vestibule-planted-')));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of listed.split('\0'))
    if (file !== '' && !LEFT_OUT.test(file) && existsSync(file)) cpSync(file, join(folder, file));
  symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** The text of a file with the mistake. @throws if its place does not occur exactly once. */
export function withMistake(source: string, { id, file, text, replacement }: Mistake): string {
  const [before, after, ...others] = source.split(text);
  if (before === undefined || after === undefined) throw new Error(`${id}: its text is not in ${file} any more`);
  if (others.length > 0) throw new Error(`${id}: its text stands in ${file} more than once`);
  return before + replacement + after;
}

/** Plants a mistake in the copy. @returns a function that removes it. */
export function plant(folder: string, mistake: Mistake): () => void {
  const path = join(folder, mistake.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, withMistake(source, mistake));
  return () => writeFileSync(path, source);
}
