/** Bundles the built-in consent script, which is no part of the site's own: one classic file, with its words and its look. */
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const FILE = 'cmp_min.js';
/** Bytes, compressed by brotli: it comes to every visit. */
const BUDGET = 8 * 1024;

/** Writes `consent/cmp_min.js` into a folder; gives back its size, compressed, in bytes. Throws where that is over the budget. */
export async function buildConsent(out: string): Promise<number> {
  const outDir = `${out}/consent`;
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
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
  const { length } = brotliCompressSync(await readFile(`${outDir}/${FILE}`));
  if (length > BUDGET) throw new Error(`${FILE} has ${length} bytes of ${BUDGET}`);
  return length;
}
