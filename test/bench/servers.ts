/** The measured servers, each on a separate port. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareData, Product, type Showcase } from '../harness/product.ts';
import { serveFolder } from './file-server.ts';
import type { ServerName } from './measured-pages.ts';
import { serveWithoutScripts } from './without-scripts.ts';

const PAGES = join(import.meta.dirname, 'pages');

/** Writes the reference page, with its styles inlined. @param out a folder. */
async function writeStaticPage(out: string): Promise<void> {
  const css = await readFile(join(PAGES, 'form.css'), 'utf8');
  const html = await readFile(join(PAGES, 'static/index.html'), 'utf8');
  const inline = `<style>${css.replaceAll(/\s+/g, ' ')}</style>`;
  await writeFile(
    join(out, 'index.html'),
    html.replace(/<link rel="stylesheet"[^>]*>/, () => inline).replaceAll(/\n\s*/g, '\n'),
  );
}

interface Servers extends AsyncDisposable {
  origins: Readonly<Record<ServerName, string>>;
  demo: Showcase;
}

/** Starts all servers. The site must be built. */
export async function startServers(): Promise<Servers> {
  const folder = await mkdtemp(join(tmpdir(), 'vestibule-bench-'));
  await writeStaticPage(folder);
  const data = await prepareData();
  const product = await Product.open(data);
  const still = await serveFolder(folder);
  const withoutScripts = await serveWithoutScripts(product.url);
  return {
    origins: { static: still.url, 'without-scripts': withoutScripts.url, product: product.url },
    demo: await product.demo(),
    [Symbol.asyncDispose]: async () => {
      for (const server of [still, withoutScripts]) server.close();
      await product.close();
      for (const one of [folder, data]) await rm(one, { recursive: true });
    },
  };
}
