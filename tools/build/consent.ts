/**
 * Bundles the built-in consent script, which is separate from the site: one classic script, and its messages in each
 * language.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { textsIn } from '../../locales/texts.ts';
import { LOCALES } from '../../locales/languages.ts';
import { SYNTAX } from './browsers.ts';

const FILE = 'cmp_min.js';
/** Size limit in bytes of brotli, since every visit loads it. */
const BUDGET = 8 * 1024;

async function writeWords(folder: string): Promise<void> {
  await mkdir(folder);
  for (const locale of LOCALES) {
    const words = Object.entries(textsIn(locale)).filter(([key]) => key.startsWith('consentBanner.'));
    await writeFile(`${folder}/${locale}.json`, JSON.stringify(Object.fromEntries(words)));
  }
}

/**
 * Writes `consent/cmp_min.js` and its messages into a folder.
 * @returns the script's compressed size in bytes.
 * @throws if it exceeds the limit.
 */
export async function buildConsent(out: string): Promise<number> {
  const outDir = `${out}/consent`;
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: SYNTAX,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'src/consent-banner/main.ts',
        output: { format: 'iife', entryFileNames: FILE },
      },
    },
  });
  await writeWords(`${outDir}/words`);
  const { length } = brotliCompressSync(await readFile(`${outDir}/${FILE}`));
  if (length > BUDGET) throw new Error(`${FILE} has ${length} bytes of ${BUDGET}`);
  return length;
}
