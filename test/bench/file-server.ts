/** Serves a folder as the product serves its site: compressed, assets for ever, documents asked for again. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serve, type Served } from '../harness/serve.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** @param folder with an `index.html`; a file that is not there is answered with 404. */
export function serveFolder(folder: string): Promise<Served> {
  const kept = new Map<string, { body: Buffer; etag: string }>();
  const read = (file: string) => {
    const plain = readFileSync(join(folder, file));
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`;
    const answer = { body: brotliCompressSync(plain), etag };
    kept.set(file, answer);
    return answer;
  };
  const server = createServer(({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = pathname === '/' ? 'index.html' : pathname.slice(1);
    try {
      const { body, etag } = kept.get(file) ?? read(file);
      const cacheControl = file.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable';
      const common = { etag, 'cache-control': cacheControl, vary: 'Accept-Encoding' };
      if (headers['if-none-match'] === etag) response.writeHead(304, common).end();
      else
        response
          .writeHead(200, {
            ...common,
            'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
            'content-encoding': 'br',
            'content-length': body.length,
          })
          .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return serve(server);
}
