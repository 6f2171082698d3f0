/** The effect of each fault on a client and on the back end, on real sockets. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { faultNames, FAULTS, PORTAL_PAGE as PAGE, type Fault, type FaultName } from '../../model/faults.ts';
import { bodyOf } from './exchange.ts';
import { FaultProxy, type Armed } from './fault-proxy.ts';
import { eventually } from '../eventually.ts';

const right = { data: { submit: { id: 'r-1', list: ['a'], count: 3, none: null } } };
const received: { host: string | undefined; operation: string }[] = [];
const backEnd = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    const { operationName } = JSON.parse(body.toString() || '{}') as { operationName?: string };
    received.push({ host: request.headers.host, operation: operationName ?? `${request.method} ${request.url}` });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(right));
  });
});
let proxy: FaultProxy;
/**
 * Avoids a name look-up, which would queue behind other work of Node's four threads; a call times out after ten
 * seconds.
 */
const byNumber = (url: string) => url.replace('localhost', '127.0.0.1');

beforeAll(async () => {
  backEnd.listen(0);
  await once(backEnd, 'listening');
});
beforeEach(async () => {
  received.length = 0;
  proxy = await FaultProxy.open(`http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`);
});
afterEach(() => proxy.close());
afterAll(() => {
  backEnd.closeAllConnections();
  backEnd.close();
});

const call = (operationName = 'submit', signal?: AbortSignal) =>
  fetch(`${byNumber(proxy.url)}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName, query: 'mutation' }),
    signal: signal ?? null,
  });
/** Status, type and text as received by a client; or that there is no response, or only part of one. */
async function outcome(calling: Promise<Response>) {
  const answer = await calling.catch(() => null);
  if (!answer) return 'no answer';
  const text = await answer.text().catch(() => null);
  return text === null ? 'half an answer' : [answer.status, answer.headers.get('content-type'), text];
}
const JSON_TYPE = 'application/json';
const HTML = 'text/html';
const text = JSON.stringify(right);
const json = (body: string) => [200, JSON_TYPE, body];
const PORTAL = [200, HTML, PAGE];
/** The outcome according to the table of faults; a client follows a redirect. */
function outcomeOf(fault: FaultName): unknown {
  const { cut, response, alter }: Fault = FAULTS[fault];
  if (cut) return cut === 'body' ? 'half an answer' : 'no answer';
  if (!response) return [200, alter?.type ?? JSON_TYPE, alter?.body?.(Buffer.from(text)).toString() ?? text];
  if (response.status === 302) return PORTAL;
  return [response.status, response.status === 204 ? null : response.type, response.body];
}
const ofKind = (...kinds: (string | null)[]) => faultNames.filter((name) => kinds.includes(FAULTS[name].failure));

test.each(ofKind('network', 'technical', 'busy', null))(
  'the caller gets %s until it is disarmed; the back end receives what the table says',
  async (fault) => {
    const armed = proxy.arm('submit', fault);
    expect(await outcome(call())).toEqual(outcomeOf(fault));
    const heard = fault === 'deliveredTwice' ? 2 : Number(FAULTS[fault].reaches);
    expect(received.length).toBe(heard);
    if (fault !== 'refused') await armed.arrived;
    expect(armed.struck()).toBe(fault === 'refused' ? 0 : 1);
    armed.disarm();
    expect(await outcome(call())).toEqual(json(text));
    expect([received.length, armed.struck()]).toEqual([heard + 1, fault === 'refused' ? 0 : 1]);
  },
);

/** Fails at once if the response arrives early, instead of hanging. */
const arrival = ({ arrived }: Armed, answer: Promise<unknown>) =>
  Promise.race([arrived, answer.then((early) => expect.fail(`before it arrived: ${String(early)}`))]);
test.each(ofKind('timeout'))('%s gives no complete response to a client that gives up', async (fault) => {
  const patience = new AbortController();
  const armed = proxy.arm('submit', fault);
  const answer = outcome(call('submit', patience.signal));
  await arrival(armed, answer);
  patience.abort();
  expect(await answer).toMatch(/^(no|half an) answer$/);
  await eventually(() => expect(received.length).toBe(Number(FAULTS[fault].reaches)));
});

test('another operation passes, with the Host that the caller used; * means any', async () => {
  const armed = proxy.arm('submit', 'page');
  expect(await outcome(call('logout'))).toEqual(json(text));
  expect(received).toEqual([{ host: new URL(byNumber(proxy.url)).host, operation: 'logout' }]);
  armed.disarm();
  proxy.arm('*', 'page');
  expect(await outcome(call('logout'))).toEqual(PORTAL);
});
