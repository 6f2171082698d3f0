/** The measured servers, each on a separate port. */
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { prepareData, Product, type Showcase } from '../harness/product.ts';
import { serve, type Served } from '../harness/serve.ts';
import type { ServerName } from './measured-pages.ts';
import { serveWithoutScripts } from './without-scripts.ts';

const PAGES = join(import.meta.dirname, 'pages');

/** The reference page with its styles inlined, compressed and revalidated like the product's documents. */
async function serveStaticPage(): Promise<Served> {
  const css = await readFile(join(PAGES, 'form.css'), 'utf8');
  const html = await readFile(join(PAGES, 'static/index.html'), 'utf8');
  const inline = `<style>${css.replaceAll(/\s+/g, ' ')}</style>`;
  const page = html.replace(/<link rel="stylesheet"[^>]*>/, () => inline).replaceAll(/\n\s*/g, '\n');
  const body = brotliCompressSync(page);
  const common = { etag: '"static"', 'cache-control': 'no-cache', vary: 'Accept-Encoding' };
  const document = {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
  };
  return serve(
    createServer(({ url, headers }, response) => {
      if (url !== '/') return response.writeHead(404).end();
      if (headers['if-none-match'] === common.etag) return response.writeHead(304, common).end();
      return response.writeHead(200, document).end(body);
    }),
  );
}

interface Servers extends AsyncDisposable {
  origins: Readonly<Record<ServerName, string>>;
  demo: Showcase;
}

/** Starts all servers. The site must be built. */
export async function startServers(): Promise<Servers> {
  const data = await prepareData();
  const product = await Product.open(data);
  const still = await serveStaticPage();
  const withoutScripts = await serveWithoutScripts(product.url);
  return {
    origins: { static: still.url, 'without-scripts': withoutScripts.url, product: product.url },
    demo: await product.demo(),
    [Symbol.asyncDispose]: async () => {
      for (const server of [still, withoutScripts]) server.close();
      await product.close();
      await rm(data, { recursive: true });
    },
  };
}
