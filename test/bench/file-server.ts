/** Serves a folder like the product serves its site: compressed, immutable assets, revalidated documents. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serve, type Served } from '../harness/serve.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

/** @param folder with an `index.html`; missing files are answered with 404. */
export function serveFolder(folder: string): Promise<Served> {
  // Compressed in advance, so that no visit waits for it.
  const files = new Map(
    globSync('**/*.*', { cwd: folder }).map((file) => {
      const plain = readFileSync(join(folder, file));
      const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`;
      return [file, { body: brotliCompressSync(plain), etag }] as const;
    }),
  );
  const server = createServer(({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = pathname === '/' ? 'index.html' : pathname.slice(1);
    const found = files.get(file);
    if (!found) return response.writeHead(404).end();
    const { body, etag } = found;
    const cacheControl = file.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable';
    const common = { etag, 'cache-control': cacheControl, vary: 'Accept-Encoding' };
    if (headers['if-none-match'] === etag) return response.writeHead(304, common).end();
    return response
      .writeHead(200, {
        ...common,
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'content-length': body.length,
      })
      .end(body);
  });
  return serve(server);
}
