/** Default listen addresses (D55). */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, type Server, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { createResponses } from '../http/responses.ts';
import { responseHeaders } from '../http/security-headers.ts';
import { isOpen, ownUrl } from '../settings/listen-address.ts';
import { type Listening, listen } from './listen.ts';
import { readSettings } from '../settings/settings.ts';
import { PRODUCTION } from '../testing/harness.ts';
import { outerAddress } from '../testing/requests.ts';

const APP = Promise.resolve({ fetch: () => new Response('here') });
const open: Listening[] = [];
const others: Server[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
  for (const other of others.splice(0)) other.close();
});

const listenWith = async (env: Record<string, string>): Promise<Listening> => {
  const settings = readSettings({ PORT: String(await freePort()), ...env });
  const listening = await listen(settings, APP, createResponses(responseHeaders(settings)));
  open.push(listening);
  return listening;
};

/** The response body, or the error code. */
const answerAt = async (host: string, port: number): Promise<string> => {
  const asked = request({ host, port, agent: false, headers: { host: 'localhost' } }).end();
  try {
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return await text(answer);
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
};

const THIS_COMPUTER = { '127.0.0.1': 'here', '::1': 'here', localhost: 'here' };
const answers = async ({ port }: Listening, hosts: readonly string[]) =>
  Object.fromEntries(await Promise.all(hosts.map(async (host) => [host, await answerAt(host, port)] as const)));

describe('local', () => {
  test('both loopback addresses answer', async () => {
    expect(await answers(await listenWith({}), Object.keys(THIS_COMPUTER))).toEqual(THIS_COMPUTER);
  });

  test.runIf(outerAddress)('no other address of this computer answers [ASVS 13.4.2]', async () => {
    expect(await answerAt(String(outerAddress), (await listenWith({})).port)).toBe('ECONNREFUSED');
  });

  test.runIf(outerAddress)('unless HOST allows it', async () => {
    const listening = await listenWith({ HOST: '0.0.0.0' });
    expect(await answers(listening, ['127.0.0.1', String(outerAddress)])).toEqual({
      '127.0.0.1': 'here',
      [String(outerAddress)]: 'here',
    });
  });

  test('HOST may be a single address', async () => {
    const { port } = await listenWith({ HOST: '::1' });
    expect([await answerAt('::1', port), await answerAt('127.0.0.1', port)]).toEqual(['here', 'ECONNREFUSED']);
  });

  test.each(['127.0.0.1', '::1'])('a port in use on %s is reported', async (host) => {
    const other = createServer().listen(await freePort(), host);
    others.push(other);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(listenWith({ PORT: String(port) })).rejects.toThrow(
      `Port ${port} is taken. Stop what uses it, or set PORT.`,
    );
    // The other address has no listener left either.
    expect(await answerAt(host === '::1' ? '127.0.0.1' : '::1', port)).toBe('ECONNREFUSED');
  });

  test('once closed, neither address answers', async () => {
    const listening = await listenWith({});
    await listening.close();
    expect(await answers(listening, ['127.0.0.1', '::1'])).toEqual({
      '127.0.0.1': 'ECONNREFUSED',
      '::1': 'ECONNREFUSED',
    });
  });
});

test.runIf(outerAddress)('production answers at every address', async () => {
  const listening = await listenWith(PRODUCTION);
  expect(await answers(listening, ['127.0.0.1', String(outerAddress)])).toEqual({
    '127.0.0.1': 'here',
    [String(outerAddress)]: 'here',
  });
});

test.each<[Record<string, string>, string, boolean]>([
  [{}, 'http://localhost:9090', false],
  [{ HOST: 'localhost', PORT: '80' }, 'http://localhost:80', false],
  [{ HOST: '0.0.0.0' }, 'http://localhost:9090', true],
  [{ HOST: '192.0.2.1' }, 'http://192.0.2.1:9090', true],
  [{ HOST: '2001:db8::1' }, 'http://[2001:db8::1]:9090', true],
  [PRODUCTION, 'http://localhost:9090', true],
  [{ ...PRODUCTION, HOST: '127.0.0.1' }, 'http://localhost:9090', false],
])('%j: reached at %s; by others: %s', (env, url, reachedByOthers) => {
  const settings = readSettings(env);
  expect([ownUrl(settings), isOpen(settings)]).toEqual([url, reachedByOthers]);
});
