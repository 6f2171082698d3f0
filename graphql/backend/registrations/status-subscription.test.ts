import type { Client } from 'graphql-ws';
import { Repeater } from 'graphql-yoga';
import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../../../test/harness/eventually.ts';
import { formOf, startForTest, movableClock, serverForTests } from '../testing/harness.ts';
import { socketTo } from '../testing/requests.ts';

const server = serverForTests();

const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

const connect = (bearer: string | null | undefined, url = server.url) => {
  const client = socketTo(url, bearer);
  clients.push(client);
  return client;
};
const STATUS = 'subscription { registrationStatusChanged { id status } }';

test('sends the current status and each change', async () => {
  const { registration, token } = await server.submit(formOf('listening@example.org'));
  const changes = connect(token).iterate({ query: STATUS });
  const received = async () => (await changes.next()).value;
  const shown = (status: string) => ({ data: { registrationStatusChanged: { id: registration?.id, status } } });
  expect(await received()).toEqual(shown('PENDING_ACTIVATION'));
  const next = received();
  await server.submit(formOf('someone-else@example.org'));
  await server.activate('listening@example.org');
  expect(await next).toEqual(shown('ACTIVE'));
});

test('needs the bearer token of a registration [ASVS 4.4.1]', async () => {
  for (const bearer of [null, 'no.token.this'])
    await expect(connect(bearer).iterate({ query: STATUS }).next()).rejects.toMatchObject({
      code: 4403,
      reason: 'Forbidden',
    });
});

test('accepts only subscriptions [ASVS 4.4.1]', async () => {
  const { token } = await server.submit(formOf('only@example.org'));
  const { value } = await connect(token).iterate({ query: '{ viewer { roles } }' }).next();
  expect(value).toEqual({ errors: [{ message: 'Only subscriptions', extensions: { code: 'BAD_USER_INPUT' } }] });
});

test('allows five subscriptions; ending one frees a slot', async () => {
  const { registration, token } = await server.submit(formOf('many@example.org'));
  const client = connect(token);
  const subscribe = async () => {
    const changes = client.iterate({ query: STATUS });
    const first = await changes.next().catch((errors: unknown) => errors);
    return { first, end: () => changes.return?.() };
  };
  const received = { data: { registrationStatusChanged: { id: registration?.id, status: 'PENDING_ACTIVATION' } } };
  const letIn = { done: false, value: received };
  const open = await Promise.all(Array.from({ length: 5 }, subscribe));
  expect(open.map(({ first }) => first)).toEqual([letIn, letIn, letIn, letIn, letIn]);
  expect((await subscribe()).first).toEqual([
    { message: 'More than 5 subscriptions on one socket', extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  await open[0]?.end();
  expect((await subscribe()).first).toEqual(letIn);
});

test('unsubscribing takes effect at once, also without a change', async () => {
  const { token } = await server.submit(formOf('leaving@example.org'));
  const before = server.backEnd.statusChanges.count();
  const client = connect(token);
  await client.iterate({ query: STATUS }).next();
  expect(server.backEnd.statusChanges.count()).toBe(before + 1);
  await client.dispose();
  await eventually(() => expect(server.backEnd.statusChanges.count()).toBe(before));
});

describe('unexpected errors are masked as over HTTP', () => {
  const CAUSE = 'connect ECONNREFUSED 10.1.2.3:5432';
  const masked = { message: 'Unexpected error.', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  const fail = () => {
    throw new Error(CAUSE);
  };
  test.each([
    ['at once', fail],
    ['later', () => new Repeater<never>(async () => fail())],
  ])('%s', async (_, of) => {
    const events: string[] = [];
    const broken = await startForTest({}, movableClock(), (event) => void events.push(event));
    const { token } = await broken.submit(formOf('masked@example.org'));
    broken.backEnd.statusChanges = { ...broken.backEnd.statusChanges, of };
    const received = await connect(token, broken.url)
      .iterate({ query: STATUS })
      .next()
      .catch((errors: unknown) => ({ value: { errors } }));
    expect(received.value).toEqual({ errors: [masked] });
    expect(events.filter((event) => event === 'graphql.error')).toHaveLength(1);
    await broken.stop();
  });

  test('closes with “try again later” if the bearer token can’t be verified now', async () => {
    const TOKEN_JWKS_URL = 'http://127.0.0.1:9/jwks';
    const issuer = { TOKEN_JWKS_URL, TOKEN_ISSUER: 'https://id.example', TOKEN_ISSUER_PURPOSES: 'lobby' };
    const elsewhere = await startForTest(issuer);
    const header = Buffer.from(JSON.stringify({ alg: 'ES256', typ: 'JWT', kid: 'one' })).toString('base64url');
    await expect(connect(`${header}.e30.e30`, elsewhere.url).iterate({ query: STATUS }).next()).rejects.toMatchObject({
      code: 1013,
      reason: '',
    });
    await elsewhere.stop();
  });
});
