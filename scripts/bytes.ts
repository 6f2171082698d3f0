/** The byte budgets: what a phone fetches before the registration form can be sent, brotli, of the built site. */
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { print } from './harness.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
const OUT = 'dist';
const manifest = JSON.parse(await readFile(`${OUT}/client/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

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
const kilobytes = async (files: Iterable<string>, folder: string) => {
  const sizes = await Promise.all(
    [...files].map(async (file) => brotliCompressSync(await readFile(`${folder}/${file}`)).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};
const scripts = (...keys: string[]) => filesOf(keys, ({ file }) => [file]);
const styles = (...keys: string[]) => filesOf(keys, ({ css }) => css ?? []);

const form = [
  'index.html',
  'locales/en.json?messages',
  'locales/en.json?messages=RegistrationForm',
  'src/screens/RegistrationForm/RegistrationForm.tsx',
  'src/screens/parts/registration/registration.schema.ts',
];
const landing = [
  'index.html',
  'locales/en.json?messages',
  'locales/en.json?messages=Landing',
  'src/screens/Landing/Landing.tsx',
];
const before = scripts(...form);
const network = [...scripts('src/services/calls.ts')].filter((file) => !before.has(file));
const client = `${OUT}/client`;

/** Name, kB measured, kB allowed. */
const budgets: readonly [string, number, number][] = [
  ['script before the form can be sent', await kilobytes(before, client), 140],
  ['script of the start page', await kilobytes(scripts(...landing), client), 134],
  ['network chunk (Apollo)', await kilobytes(network, client), 60],
  ['style of the form page', await kilobytes(styles(...form), client), 12],
  ['document of the form page', await kilobytes(['html/registration/formstarted.html'], OUT), 8],
];
for (const [name, is, allowed] of budgets)
  print(`  ${is > allowed ? 'OVER ' : ''}${name}: ${is.toFixed(1)} of ${allowed} kB`);
const over = budgets.filter(([, is, allowed]) => is > allowed).length;
print(`bytes: ${budgets.length - over} of ${budgets.length} budgets kept`);
process.exitCode = over > 0 ? 1 : 0;
