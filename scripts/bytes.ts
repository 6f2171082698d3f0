/** The byte budgets: what a phone fetches before the registration form can be sent, brotli, of the built site. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../machines/domain/languages.ts';
import { print } from './harness.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
const OUT = 'dist';
const manifest = JSON.parse(readFileSync(`${OUT}/client/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

function filesOf(
  keys: readonly string[],
  kind: (chunk: Chunk) => readonly string[],
  seen = new Set<string>(),
): Set<string> {
  return new Set(
    keys.flatMap((key) => {
      const chunk = manifest[key];
      if (!chunk) throw new Error(`not in the build: ${key}`);
      if (seen.has(key)) return [];
      seen.add(key);
      return [...kind(chunk), ...filesOf(chunk.imports ?? [], kind, seen)];
    }),
  );
}
const sizes = new Map<string, number>();
/** Of a file, in bytes; what all languages share is compressed once. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}
const kilobytes = (files: Iterable<string>, folder: string) =>
  [...files].reduce((sum, file) => sum + sizeOf(`${folder}/${file}`), 0) / 1000;
const scripts = (...keys: string[]) => filesOf(keys, ({ file }) => [file]);
const styles = (...keys: string[]) => filesOf(keys, ({ css }) => css ?? []);

/** A page in each language: its words, and what draws it. */
const pageIn = (locale: Locale, screen: string) => [
  'index.html',
  `locales/${locale}.json?messages`,
  `locales/${locale}.json?messages=${screen}`,
  `src/screens/${screen}/${screen}.tsx`,
];
/** In the language that takes most. */
const most = (measure: (locale: Locale) => number) => Math.max(...LOCALES.map(measure));

const form = (locale: Locale) => pageIn(locale, 'RegistrationForm');
const landing = (locale: Locale) => pageIn(locale, 'Landing');
const before = scripts(...form(DEFAULT_LOCALE));
const network = [...scripts('src/services/calls.ts')].filter((file) => !before.has(file));
const client = `${OUT}/client`;

/** Name, kB measured, kB allowed. */
const budgets: readonly [string, number, number][] = [
  ['script before the form can be sent', most((locale) => kilobytes(scripts(...form(locale)), client)), 140],
  ['script of the start page', most((locale) => kilobytes(scripts(...landing(locale)), client)), 135],
  ['network chunk (Apollo)', kilobytes(network, client), 60],
  ['style of the form page', kilobytes(styles(...form(DEFAULT_LOCALE)), client), 12],
  ['document of the form page', kilobytes(['html/registration/formstarted.html'], OUT), 8],
];
for (const [name, is, allowed] of budgets)
  print(`  ${is > allowed ? 'OVER ' : ''}${name}: ${is.toFixed(1)} of ${allowed} kB`);
const over = budgets.filter(([, is, allowed]) => is > allowed).length;
print(`bytes: ${budgets.length - over} of ${budgets.length} budgets kept`);
process.exitCode = over > 0 ? 1 : 0;
