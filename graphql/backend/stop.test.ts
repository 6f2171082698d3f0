/**
 * Shutdown: open requests are answered and no wait is unbounded. Each wait below would last for 75 s (keep-alive) or
 * without end, so a back end that does not bound it fails by the test timeout.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../../test/harness/eventually.ts';
import { makeSmallSite } from '../../test/suites/fuzz/small-site.ts';
import { createResponses } from './http/responses.ts';
import { responseHeaders } from './http/security-headers.ts';
import { listen } from './server/listen.ts';
import { readSettings } from './settings/settings.ts';
import { formOf, startForTest } from './testing/harness.ts';
import { startProcess } from './testing/own-process.ts';

/** Test timeout in ms; a correct shutdown takes 5 s. */
const HANGS_AFTER = 60_000;
vi.setConfig({ testTimeout: HANGS_AFTER });
const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

/** Sends a request on a connection of the agent. */
const ask = async (url: string, agent: Agent): Promise<{ answer: IncomingMessage; body: string; socket: Socket }> => {
  const asked = request(url, { agent }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { socket } = answer;
  return { answer, body: await text(answer), socket };
};

test('while draining it reports it, still answers, and closes each connection after its response', async () => {
  const site = makeSmallSite();
  ended.push(site.remove);
  const server = await startForTest({ DRAIN_SECONDS: '1', SITE_DIR: site.folder });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  ended.push(() => agent.destroy());
  const before = await ask(`${server.url}/readyz`, agent);
  const stopping = server.stop();
  const after = await ask(`${server.url}/readyz`, agent);
  const page = await ask(`${server.url}/mailbox.json`, new Agent());
  const parts = { database: 'ok', mail: 'ok', site: 'ok' };
  expect(
    [before, after, page].map(({ answer, body }) => [
      answer.statusCode,
      answer.headers.connection,
      JSON.parse(body) as unknown,
    ]),
  ).toEqual([
    [200, 'keep-alive', { status: 'ok', ...parts, process: 'ok' }],
    [503, 'close', { status: 'not-ready', ...parts, process: 'stopping' }],
    [200, 'close', []],
  ]);
  await stopping;
  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
});

test('idle and unused connections do not delay the shutdown', async () => {
  const server = await startForTest();
  const agent = new Agent({ keepAlive: true });
  ended.push(() => agent.destroy());
  const { socket } = await ask(`${server.url}/healthz`, agent);
  const silent = connect(Number(new URL(server.url).port), 'localhost');
  await once(silent, 'connect');
  const gone = [socket, silent].map((one) => once(one, 'close'));
  await expect(server.stop()).resolves.toBeUndefined();
  await Promise.all(gone);
});

test('an unfinished request is refused with Retry-After', async () => {
  const settings = readSettings({ PORT: '0' });
  const never = { fetch: () => new Promise<Response>(() => undefined) };
  const listening = await listen(settings, Promise.resolve(never), createResponses(responseHeaders(settings)));
  const asked = fetch(`http://localhost:${listening.port}`);
  await once(listening.server, 'request');
  await listening.close();
  const { status, headers } = await asked;
  expect([status, headers.get('retry-after'), headers.get('connection')]).toEqual([503, '5', 'close']);
});

test('accepting the backlog for longer than the request limit leaves no negative timeout', () => {
  // Node warns once per process, so this runs in a separate one, with a clock that jumps.
  const program = `
    import { createServer } from 'node:http';
    import { closeServer } from './graphql/backend/server/listen.ts';
    let now = 0;
    performance.now = () => (now += 3000);
    await closeServer(createServer().listen(0), null, { refusesRequests: false }, { refuseOpen() {} });
  `;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

test('a web socket is closed with 1001, also without an acknowledgement', async () => {
  const server = await startForTest();
  const token = await server.tokenFor('registration', { sub: 'nobody' });
  const open = async (): Promise<WebSocket> => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    ended.push(() => socket.terminate());
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
    await once(socket, 'message');
    return socket;
  };
  const [received, deaf] = [await open(), await open()];
  const closed = once(received, 'close') as Promise<[number]>;
  deaf.pause();
  await expect(server.stop()).resolves.toBeUndefined();
  expect((await closed)[0]).toBe(1001);
});

test('shutdown does not wait for a silent mail server', async () => {
  const mails: Server = createServer().listen(0, '127.0.0.1');
  await once(mails, 'listening');
  ended.push(() => mails.close());
  const reached = once(mails, 'connection') as Promise<[Socket]>;
  const { port } = mails.address() as AddressInfo;
  const server = await startForTest({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  await server.submit(formOf('waits@example.org'));
  const [socket] = await reached;
  ended.push(() => socket.destroy());
  await expect(server.stop()).resolves.toBeUndefined();
});

test('forty requests sent before the signal all get a response', async () => {
  const {
    child,
    ended: over,
    url: listening,
  } = startProcess({ DATA_DIR: 'memory:', PORT: '0', SUBMITS_PER_MINUTE: '0' });
  ended.push(() => child.kill('SIGKILL'));
  const url = await listening();
  const details = '{ registrationCodeDetails(registrationCode: "VESTIBULE") { errors } }';
  const agent = new Agent({ keepAlive: true });
  ended.push(() => agent.destroy());
  const connected: Socket[] = [];
  const answers = Array.from({ length: 40 }, async () => {
    const headers = { 'content-type': 'application/json' };
    const asked = request(`${url}/graphql`, { method: 'POST', agent, headers });
    asked.once('socket', (socket: Socket) => socket.once('connect', () => connected.push(socket)));
    asked.end(JSON.stringify({ query: details }));
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return answer.statusCode;
  });
  await eventually(() => expect(connected.length).toBe(40));
  child.kill('SIGTERM');
  // The rate limit admits twenty a minute; a slow machine answers some with 503.
  const statuses = await Promise.all(answers);
  expect(statuses.filter((status) => status === undefined || ![200, 429, 503].includes(status))).toEqual([]);
  expect((await over).code).toBe(0);
});
