/** Status of internal errors on every transport: 503 if a retry may help, otherwise 500. */
import { beforeEach, expect, test } from 'vitest';
import { whileBroken } from '../testing/broken-store.ts';
import { movableClock, serverForTests } from '../testing/harness.ts';
import { OverloadedError } from './turns.ts';

const lines: { event: string; code?: unknown; message?: unknown }[] = [];
const server = serverForTests({}, movableClock(), (event, fields) => void lines.push({ event, ...fields }));
beforeEach(() => {
  lines.length = 0;
});

const failing = <Result>(error: Error, work: () => Promise<Result>): Promise<Result> =>
  whileBroken(server.backEnd.store, error, work);
const LOOK_UP = JSON.stringify({ query: '{ registrationCodeDetails(registrationCode: "VESTIBULE") { errors } }' });
const lookUp = async (accept: string) => {
  const headers = { 'content-type': 'application/json', accept };
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: LOOK_UP });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.json(),
  };
};
const other = async () => {
  const response = await fetch(`${server.url}/mailbox.json`);
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.text() };
};
const logged = (event: string) =>
  lines.filter((line) => line.event === event).map(({ code, message }) => ({ code, message }));

/** Errors as drizzle wraps them. */
const failed = (code: string) =>
  new Error('Failed query: params: someone@example.org', { cause: Object.assign(new Error('Someone'), { code }) });
const withWords = (message: string) =>
  new Error('Failed query: params: someone@example.org', { cause: new Error(message) });

const answered = (status: number, retryAfter: string | null, error: object) => ({
  status,
  retryAfter,
  body: { data: null, errors: [expect.objectContaining(error)] },
});
const ACCEPTED = ['application/json', 'application/graphql-response+json', '*/*'];

test.each([
  ['a lock was waited for too long', failed('55P03')],
  ['the database has no connection left', failed('53300')],
  ['too many wait', new OverloadedError('Too many wait already')],
])('%s: 503 with Retry-After', async (_, error) => {
  const received = {
    message: 'There are too many requests right now. Please wait 10 seconds and try again.',
    extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 10 },
  };
  for (const accept of ACCEPTED)
    expect(await failing(error, () => lookUp(accept))).toEqual(answered(503, '10', received));
  expect(await failing(error, other)).toEqual({ status: 503, retryAfter: '10', body: 'Service unavailable\n' });
  expect(logged('graphql.error')).toHaveLength(ACCEPTED.length);
  expect(logged('http.error')).toHaveLength(1);
});

test.each([
  ['its disk is full', failed('53100')],
  ['no connection came about in time', withWords('timeout exceeded when trying to connect')],
  ['the server is down', failed('ECONNREFUSED')],
])('%s: 503 as a technical issue, because load is not the cause (D24)', async (_, error) => {
  const received = {
    message:
      'Due to a technical issue our store is not available at the moment. Nothing is lost. Please try again later.',
    extensions: { code: 'TECHNICAL_ISSUE' },
  };
  for (const accept of ACCEPTED)
    expect(await failing(error, () => lookUp(accept))).toEqual(answered(503, null, received));
  expect(await failing(error, other)).toMatchObject({ status: 503, body: 'Service unavailable\n' });
});

test('a bug: 500, masked', async () => {
  const received = { message: 'Unexpected error.', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  for (const accept of ACCEPTED)
    expect(await failing(failed('42703'), () => lookUp(accept))).toEqual(answered(500, null, received));
  expect(await failing(failed('42703'), other)).toEqual({
    status: 500,
    retryAfter: null,
    body: 'Internal server error\n',
  });
  expect(logged('graphql.error')).toEqual(ACCEPTED.map(() => ({ code: '42703', message: undefined })));
});

test('a refusal stays a refusal', async () => {
  const query = 'mutation { createRegistrationLink(registrationCode: "VESTIBULE") { errors } }';
  const { status, errors } = await server.graphql(query, {});
  expect([status, errors.map(({ extensions }) => extensions?.['code'])]).toEqual([200, ['FORBIDDEN']]);
  expect(logged('graphql.error')).toEqual([]);
});

test('the log names the exceeded limit without personal data', async () => {
  await failing(withWords('timeout exceeded when trying to connect'), () => lookUp('*/*'));
  await failing(new OverloadedError('Waited too long'), () => lookUp('*/*'));
  expect(logged('graphql.error')).toEqual([
    { code: undefined, message: 'timeout exceeded when trying to connect' },
    { code: 'OVERLOADED', message: 'Waited too long' },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/someone/i);
});
