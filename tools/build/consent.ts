/** Bundles the built-in consent script, which is no part of the site's own: one classic file, and its words in each language. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { textsIn } from '../../locales/texts.ts';
import { LOCALES } from '../../locales/languages.ts';
import { SYNTAX } from './browsers.ts';

const FILE = 'cmp_min.js';
/** Bytes, compressed by brotli: it comes to every visit. */
const BUDGET = 8 * 1024;

/** Writes `words/<language>.json` for each language. */
async function writeWords(folder: string): Promise<void> {
  await mkdir(folder);
  for (const locale of LOCALES) {
    const words = Object.entries(textsIn(locale)).filter(([key]) => key.startsWith('consentBanner.'));
    await writeFile(`${folder}/${locale}.json`, JSON.stringify(Object.fromEntries(words)));
  }
}

/**
 * Writes `consent/cmp_min.js`, and the words beside it, into a folder; gives back the script's size, compressed, in bytes.
 * Throws where that is over the budget.
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
