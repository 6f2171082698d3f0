/** Builds the page of situations in development mode, separate from the product, and serves it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import type { Pseudo } from '../../locales/pseudo.ts';
import { BASE } from '../../machines/domain/site.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = 'tools/photograph/screens/index.html';

export interface Served extends AsyncDisposable {
  /** Address of the list of situations. */
  address: string;
}

/** @param pseudo the pseudo-locale, if any. */
export async function servePage(pseudo: Pseudo | null = null): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'photograph-'));
  // Enables React's development warnings.
  process.env['NODE_ENV'] = 'development';
  if (pseudo) process.env['PSEUDO'] = pseudo;
  const outDir = join(folder, 'site');
  const common = { root: ROOT, mode: 'development', logLevel: 'error' } as const;
  await build({
    ...common,
    build: { outDir, emptyOutDir: true, minify: false, rolldownOptions: { input: join(ROOT, PAGE) } },
  });
  const server = await preview({ ...common, build: { outDir }, preview: { port: 0, host: 'localhost', open: false } });
  const origin = server.resolvedUrls?.local[0];
  if (!origin) throw new Error('the page of situations is not served');
  return {
    address: new URL(`${BASE}/${PAGE}`, origin).href,
    [Symbol.asyncDispose]: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
