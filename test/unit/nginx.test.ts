/**
 * deploy/nginx.conf in a real nginx: what reaches the product, what does not, and that its logs contain no visitor data
 * (D7).
 */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, createServer, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../graphql/backend/testing/free-port.ts';
import { startNginx } from '../harness/nginx.ts';

const NAME = 'shop.example';
const folder = mkdtempSync(join(tmpdir(), 'vestibule-deploy-'));
const logs = join(folder, 'logs-');

interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
}
const asked: Asked[] = [];
/** Two stand-ins for product processes: each returns the request it received, or breaks the connection. */
const processes = [0, 1].map(() =>
  createServer((incoming, answer) => {
    const { method, url, headers, socket } = incoming;
    asked.push({ method, url, headers });
    incoming.resume();
    if (url === '/broken') socket.destroy();
    else if (url === '/sub/key') answer.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
    else if (url?.startsWith('/acquisition/assets/'))
      answer
        .writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
        .end(headers['accept-encoding']);
    else answer.end('here');
  }).on('upgrade', ({ method, url, headers }, socket) => {
    asked.push({ method, url, headers });
    socket.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n');
  }),
);

let ports: { plain: number; tls: number };
let nginx: Awaited<ReturnType<typeof startNginx>>;
beforeAll(async () => {
  const upstreams = [];
  for (const server of processes) {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    upstreams.push(`server 127.0.0.1:${(server.address() as AddressInfo).port};`);
  }
  ports = { plain: await freePort(), tls: await freePort() };
  const pem = join(import.meta.dirname, '../harness/localhost.pem');
  const adapted = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${ports.tls} ssl`)
    .replaceAll(/\/etc\/vestibule\/tls\/\w+\.pem/g, pem)
    .replace('server 127.0.0.1:9090;', upstreams.join('\n'))
    .replaceAll('/var/log/nginx/', logs)
    .replace('/var/cache/nginx/', `${folder}/`);
  const file = join(folder, 'vestibule.conf');
  writeFileSync(file, adapted);
  // With the most verbose logging.
  const talkative = { access: `${logs}access.log`, error: `${logs}error.log info` };
  nginx = await startNginx(file, `http://127.0.0.1:${ports.plain}`, talkative);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Ask {
  method?: string;
  headers?: Readonly<Record<string, string>>;
}
const send = (path: string, { method = 'GET', headers = {} }: Ask, body: string | Buffer = '') => {
  asked.length = 0;
  const to = { host: '127.0.0.1', port: ports.tls, servername: NAME, rejectUnauthorized: false, agent: false };
  const sent = request({ ...to, path, method, headers: { host: NAME, ...headers } });
  sent.end(body);
  return sent;
};
const answerTo = async (path: string, how: Ask = {}, body: string | Buffer = '') => {
  const sent = send(path, how, body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
};
const statusOf = async (...how: Parameters<typeof answerTo>): Promise<number | undefined> => {
  const answer = await answerTo(...how);
  await text(answer);
  return answer.statusCode;
};

const FORGED = { 'x-forwarded-for': '203.0.113.7, 198.51.100.2', 'x-forwarded-proto': 'gopher' };
test.each(['/acquisition/de/?rc=CODE', '/sub/key'])(
  '%s: the client address is nginx’s, despite forged headers',
  async (path) => {
    const answer = await answerTo(path, { headers: FORGED });
    answer.destroy();
    expect(asked.map(({ url, headers }) => [url, headers.host, headers['x-forwarded-for']])).toEqual([
      [path, NAME, '127.0.0.1'],
    ]);
  },
);

test('the product learns that the request used https', async () => {
  expect(await statusOf('/acquisition/', { headers: FORGED })).toBe(200);
  expect(asked.map(({ headers }) => headers['x-forwarded-proto'])).toEqual(['https']);
});

test.each(['metrics', 'livez', 'readyz', 'healthz'])('/%s is blocked from outside in any spelling', async (name) => {
  const ways = [
    `/${name}`,
    `/${name}/`,
    `/${name.toUpperCase()}`,
    `//${name}`,
    `/acquisition/../${name}`,
    `/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
    `/${name}?token=x`,
    `/${name}/more`,
  ];
  const statuses = [];
  for (const way of ways)
    statuses.push([await statusOf(way, { headers: { authorization: 'Bearer x' } }), asked.length]);
  expect(statuses).toEqual(ways.map(() => [404, 0]));
});

test('a stream is not buffered, a web socket opens', async () => {
  const stream = await answerTo('/sub/key');
  const [first] = (await once(stream, 'data')) as [Buffer];
  stream.destroy();
  expect(first.toString()).toBe('data: 1\n\n');
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
  const sent = send('/graphql', { headers: upgrade });
  const [{ statusCode }] = (await once(sent, 'upgrade')) as [IncomingMessage];
  sent.destroy();
  expect(statusCode).toBe(101);
});

test('an asset is cached per encoding, a page is not', async () => {
  const bodyOf = async (path: string, encoding: string) => {
    const answer = await answerTo(path, { headers: { 'accept-encoding': encoding } });
    return [await text(answer), asked.length];
  };
  expect([
    await bodyOf('/acquisition/assets/a.js', 'br'),
    await bodyOf('/acquisition/assets/a.js', 'br'),
    await bodyOf('/acquisition/assets/a.js', 'gzip'),
    await bodyOf('/acquisition/de/', 'br'),
    await bodyOf('/acquisition/de/', 'br'),
  ]).toEqual([
    ['br', 1],
    ['br', 0],
    ['gzip', 1],
    ['here', 1],
    ['here', 1],
  ]);
});

test('a POST is not repeated at another process', async () => {
  expect([await statusOf('/broken', { method: 'POST' }), asked.length]).toEqual([502, 1]);
});

test('http redirects to https; the nginx version is hidden', async () => {
  const sent = plainRequest({ host: '127.0.0.1', port: ports.plain, path: '/acquisition/?rc=CODE', agent: false });
  sent.setHeader('host', 'attacker.example').end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  expect([answer.statusCode, answer.headers.location, answer.headers['server']]).toEqual([
    301,
    `https://${NAME}/acquisition/?rc=CODE`,
    'nginx',
  ]);
  expect((await answerTo('/metrics')).headers['server']).toBe('nginx');
});

// Last, because no upstream responds afterwards.
describe('no log has visitor data', () => {
  const SECRETS = ['SECRETID', 'SECRETCODE', 'SECRETTOKEN', 'guest%40example', '127.0.0.1'];
  const query = '?accountActivationId=SECRETID&rc=SECRETCODE&token=SECRETTOKEN&email=guest%40example.org';

  test('requests too large, unbuffered, not HTTP, not TLS, or without a product', async () => {
    const large = Buffer.alloc(64 * 1024 + 1);
    expect(await statusOf(`/graphql${query}`, { method: 'POST' }, large)).toBe(413);
    expect(asked).toEqual([]);
    // A request whose body nginx can't buffer, as on a full disk.
    rmSync(join(nginx.folder, 'client_body'), { recursive: true });
    expect(await statusOf(`/graphql${query}`, { method: 'POST' }, large.subarray(1))).toBe(500);
    for (const server of processes) {
      server.close();
      server.closeAllConnections();
    }
    const away = [];
    for (const path of ['/acquisition/en/registration/activateaccount', '/sub/key', '/graphql'])
      away.push(await statusOf(`${path}${query}`, { headers: { referer: `https://${NAME}/${query}` } }));
    expect(away).toEqual([502, 502, 502]);
    for (const port of Object.values(ports)) {
      const raw = connect(port, '127.0.0.1').on('error', () => undefined);
      raw.write(`GET /acquisition/${query} HTTP/1.1\r\nbad header\r\n\r\n`);
      await once(raw.resume(), 'close');
    }
    await nginx.stop();
    const written = readdirSync(folder)
      .filter((name) => name.startsWith('logs-'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(written.join('')).not.toBe('');
    expect(SECRETS.filter((secret) => written.some((log) => log.includes(secret)))).toEqual([]);
  });
});
