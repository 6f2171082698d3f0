import { type Client, createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { formOf, startForTest } from '../testing/harness.ts';

let server: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

const connect = (bearer: string | null | undefined) => {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${bearer ?? ''}` },
  });
  clients.push(client);
  return client;
};
const STATUS = 'subscription { registrationStatusChanged { id status } }';

test('tells the status now, and each change of it', async () => {
  const { registration, token } = await server.submit(formOf('listening@example.org'));
  const changes = connect(token).iterate({ query: STATUS });
  const told = async () => (await changes.next()).value;
  const shown = (status: string) => ({ data: { registrationStatusChanged: { id: registration?.id, status } } });
  expect(await told()).toEqual(shown('PENDING_ACTIVATION'));
  const next = told();
  await server.submit(formOf('someone-else@example.org'));
  await server.finalize({ accountActivationId: await server.mailedId('listening@example.org') });
  expect(await next).toEqual(shown('ACTIVE'));
});

test('is for the bearer of a registration only', async () => {
  for (const bearer of [null, 'no.token.this'])
    await expect(connect(bearer).iterate({ query: STATUS }).next()).rejects.toMatchObject({
      code: 4403,
      reason: 'Forbidden',
    });
});

test('carries nothing but subscriptions', async () => {
  const { token } = await server.submit(formOf('only@example.org'));
  const { value } = await connect(token).iterate({ query: '{ viewer { roles } }' }).next();
  expect(value).toEqual({ errors: [{ message: 'Only subscriptions', extensions: { code: 'BAD_USER_INPUT' } }] });
});

test('carries five subscriptions at most; one that ends makes room', async () => {
  const { registration, token } = await server.submit(formOf('many@example.org'));
  const client = connect(token);
  const subscribe = async () => {
    const changes = client.iterate({ query: STATUS });
    const first = await changes.next().catch((errors: unknown) => errors);
    return { first, end: () => changes.return?.() };
  };
  const told = { data: { registrationStatusChanged: { id: registration?.id, status: 'PENDING_ACTIVATION' } } };
  const letIn = { done: false, value: told };
  const open = await Promise.all(Array.from({ length: 5 }, subscribe));
  expect(open.map(({ first }) => first)).toEqual([letIn, letIn, letIn, letIn, letIn]);
  expect((await subscribe()).first).toEqual([
    { message: 'More than 5 subscriptions on one socket', extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  await open[0]?.end();
  expect((await subscribe()).first).toEqual(letIn);
});

test('stopping does not wait for those who listen', async () => {
  const { token } = await server.submit(formOf('stopping@example.org'));
  const changes = connect(token).iterate({ query: STATUS });
  await changes.next();
  const ended = changes.next();
  ended.catch(() => undefined);
  await server.stop();
  await expect(ended).rejects.toMatchObject({ code: 1001 });
});
