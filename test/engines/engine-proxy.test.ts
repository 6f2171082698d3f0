/** What the proxy for WebKit changes in the back end's responses, and what it leaves unchanged. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { EngineProxy, ERRORS_PATH } from './engine-proxy.ts';

const POLICY = "default-src 'none'; script-src 'self' 'sha256-own='; require-trusted-types-for 'script'";
const DOCUMENT = '<!doctype html><html><head><title>A</title></head></html>';
const backEnd = createServer((request, response) => {
  const html = request.url === '/page';
  const headers = { 'content-type': html ? 'text/html' : 'text/plain', 'content-security-policy': POLICY };
  response.writeHead(200, headers).end(html ? DOCUMENT : 'plain');
});
let proxy: EngineProxy;

beforeAll(async () => {
  backEnd.listen(0);
  await once(backEnd, 'listening');
});
beforeEach(async () => {
  proxy = await EngineProxy.open(`http://localhost:${(backEnd.address() as AddressInfo).port}`);
});
afterEach(() => proxy.close());
afterAll(() => {
  backEnd.closeAllConnections();
  backEnd.close();
});
const fetched = async (path: string) => {
  const response = await fetch(proxy.url + path, { headers: { accept: 'text/html' } });
  return [await response.text(), response.headers.get('content-security-policy')];
};

test('a document begins with the early scripts, and its policy lets just these run besides', async () => {
  proxy.scripts.push(
    () => 'one()',
    () => 'two()',
  );
  const script = 'one();\ntwo()';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(await fetched('/page')).toEqual([
    `<!doctype html><html><head><script>${script}</script><title>A</title></head></html>`,
    `default-src 'none'; script-src 'self' 'sha256-${hash}' 'sha256-own='; require-trusted-types-for 'script'`,
  ]);
});
test('what is no document stays as it is; what a page tells of errors is kept, in its order', async () => {
  proxy.scripts.push(() => 'one()');
  expect(await fetched('/text')).toEqual(['plain', POLICY]);
  for (const body of ['page: one', 'policy: two']) await fetch(proxy.url + ERRORS_PATH, { method: 'POST', body });
  expect(proxy.errors).toEqual(['page: one', 'policy: two']);
});
