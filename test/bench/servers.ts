/** The measured servers, each on a separate port. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type BuildOptions } from 'vite';
import { prepareData, Product, type Showcase } from '../harness/product.ts';
import { serveFolder } from './file-server.ts';
import type { ServerName } from './measured-pages.ts';
import { serveWithoutScripts } from './without-scripts.ts';

const PAGES = join(import.meta.dirname, 'pages');

/**
 * Builds the reference pages with Vite's defaults; delivered pages have inlined styles.
 * @param out a folder, with a subfolder per page.
 */
async function buildPages(out: string): Promise<void> {
  const css = await readFile(join(PAGES, 'form.css'), 'utf8');
  const html = await readFile(join(PAGES, 'static/index.html'), 'utf8');
  await mkdir(join(out, 'static'), { recursive: true });
  const inline = `<style>${css.replaceAll(/\s+/g, ' ')}</style>`;
  await writeFile(
    join(out, 'static/index.html'),
    html.replace(/<link rel="stylesheet"[^>]*>/, () => inline).replaceAll(/\n\s*/g, '\n'),
  );
  const buildPage = (name: string, options: BuildOptions = {}) =>
    build({
      root: join(PAGES, name),
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      ssr: { noExternal: true },
      build: { outDir: join(out, name), emptyOutDir: true, ...options },
    });
  await buildPage('ref-island');
  await buildPage('ref-island', { ssr: 'deliver.tsx', outDir: join(out, 'delivered') });
  const { form } = (await import(pathToFileURL(join(out, 'delivered/deliver.js')).href)) as { form: () => string };
  const island = join(out, 'ref-island/index.html');
  const delivered = (await readFile(island, 'utf8'))
    .replace('<!--form-->', form)
    .replace('<!--styles-->', () => inline);
  await writeFile(island, delivered);
}

interface Servers extends AsyncDisposable {
  origins: Readonly<Record<ServerName, string>>;
  demo: Showcase;
}

/** Builds the reference pages and starts all servers. The site must be built. */
export async function startServers(): Promise<Servers> {
  const pages = await mkdtemp(join(tmpdir(), 'vestibule-bench-'));
  await buildPages(pages);
  const data = await prepareData();
  const product = await Product.open(data);
  const beside = {
    static: await serveFolder(join(pages, 'static')),
    'ref-island': await serveFolder(join(pages, 'ref-island')),
    'without-scripts': await serveWithoutScripts(product.url),
  };
  const origins = {
    static: beside.static.url,
    'ref-island': beside['ref-island'].url,
    'without-scripts': beside['without-scripts'].url,
    product: product.url,
  };
  return {
    origins,
    demo: await product.demo(),
    [Symbol.asyncDispose]: async () => {
      for (const server of Object.values(beside)) server.close();
      await product.close();
      for (const folder of [pages, data]) await rm(folder, { recursive: true });
    },
  };
}
