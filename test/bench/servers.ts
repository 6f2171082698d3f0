/** Everything that is measured, each on a port of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareData, Product, type Showcase } from '../harness/product.ts';
import { buildPages } from './build-pages.ts';
import { serveFolder } from './file-server.ts';
import type { ServerName } from './pages.ts';
import { serveWithoutScripts } from './without-scripts.ts';

interface Servers extends AsyncDisposable {
  origins: Readonly<Record<ServerName, string>>;
  demo: Showcase;
}

/** Builds the pages beside ours and starts all servers. The site must be built. */
export async function startServers(): Promise<Servers> {
  const pages = await mkdtemp(join(tmpdir(), 'vestibule-bench-'));
  await buildPages(pages);
  const data = await prepareData();
  const product = await Product.open(data);
  const beside = {
    static: await serveFolder(join(pages, 'static')),
    'bare-react': await serveFolder(join(pages, 'bare-react')),
    'without-scripts': await serveWithoutScripts(product.url),
  };
  const origins = {
    static: beside.static.url,
    'bare-react': beside['bare-react'].url,
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
