/** Error reports (D38): the requests of Rollbar's browser client and the page that shows them. */
import { describe, expect, test } from 'vitest';
import { createErrorReports } from './reports.ts';
import { serverForTests } from '../testing/harness.ts';

const server = serverForTests();

const POSTED = '/error-reports/api/1/item/';
const JSON_BODY = { 'content-type': 'application/json', 'x-rollbar-access-token': 'local' };
const post = async (body: unknown, path = POSTED, headers: Record<string, string> = JSON_BODY) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: text });
  return { status: answer.status, body: await answer.json() };
};
const reports = async () => (await (await fetch(`${server.url}/error-reports.json`)).json()) as object[];

const CUSTOM = {
  state: 'registrationForm.known.editing',
  events: ['form.sent', 'network.lost'],
  details: { correlationId: 'v-1', code: null },
};
const thrown = (message: string) => ({
  data: {
    body: { trace: { exception: { class: 'TypeError', message }, frames: [{ filename: 'app.js', lineno: 1 }] } },
    level: 'error',
    environment: 'local',
    custom: CUSTOM,
    notifier: { name: 'rollbar-browser-js' },
  },
});
const said = (body: string) => ({ data: { body: { message: { body, extra: CUSTOM } }, level: 'warning' } });
const TAKEN = { status: 200, body: { err: 0, result: { id: expect.stringMatching(/^[\w-]{22}$/) } } };

test('a report is stored and listed newest first', async () => {
  const item = thrown('x is not a function');
  expect(await post(item)).toEqual(TAKEN);
  expect(await post(said('unknown reason'), '/error-reports/item')).toEqual(TAKEN);
  const chain = { data: { body: { trace_chain: [{ exception: { class: 'Error', message: 'outer' } }] } } };
  expect(await post(chain)).toEqual(TAKEN);
  const kept = { id: expect.stringMatching(/^[\w-]{22}$/), date: '2026-11-21T10:00:00.000Z' };
  expect(await reports()).toEqual([
    { ...kept, level: 'error', message: 'Error: outer', environment: '', custom: {}, item: chain.data },
    {
      ...kept,
      level: 'warning',
      message: 'unknown reason',
      environment: '',
      custom: CUSTOM,
      item: said('unknown reason').data,
    },
    {
      ...kept,
      level: 'error',
      message: 'TypeError: x is not a function',
      environment: 'local',
      custom: CUSTOM,
      item: item.data,
    },
  ]);
});

test('the page shows state, events and correlation id as escaped text [ASVS 1.1.2]', async () => {
  await post(thrown('<img src=x>'));
  const page = await fetch(`${server.url}/error-reports`);
  const text = await page.text();
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(page.headers.get('content-security-policy')).toContain("trusted-types 'none'");
  expect(text).toContain('<h2>TypeError: &lt;img src=x&gt;</h2>');
  expect(text).toContain('<dt>state</dt>');
  expect(text).toContain('<dd>registrationForm.known.editing</dd>');
  expect(text).toContain('<dd>form.sent · network.lost</dd>');
  expect(text).toContain('<dt>details.correlationId</dt>');
  expect(text).toContain('<dd>v-1</dd>');
  expect(text).not.toContain('details.code');
});

describe('refusals in Rollbar’s response format', () => {
  const NO_ITEM = 'The body must be an item: {data: {body}}';
  test.each([
    ['no JSON', '{', JSON_BODY, 400, NO_ITEM],
    ['no item', { data: {} }, JSON_BODY, 400, NO_ITEM],
    ['a body of nothing', { data: { body: {} } }, JSON_BODY, 400, NO_ITEM],
    ['an empty chain', { data: { body: { trace_chain: [] } } }, JSON_BODY, 400, NO_ITEM],
    ['what a form can send', said('x'), { 'content-type': 'text/plain' }, 415, 'The body must be application/json'],
    ['more than 600 kB', said('x'.repeat(614_400)), JSON_BODY, 413, 'The body must not exceed 614400 bytes'],
  ])('%s', async (_what, body, headers, status, message) => {
    const before = await reports();
    expect(await post(body, POSTED, headers)).toEqual({ status, body: { err: 1, message } });
    expect(await reports()).toEqual(before);
  });

  test('a report within the client’s limit passes (spec 9)', async () => {
    const { status } = await post(said('x'.repeat(524_288)));
    expect(status).toBe(200);
  });
});

const messages = (kept: ReturnType<typeof createErrorReports>) => kept.newestFirst().map(({ message }) => message);

test('the last 500 are stored', () => {
  const kept = createErrorReports();
  for (let nth = 0; nth < 502; nth += 1) kept.take(JSON.stringify(said(`${nth}`)), new Date());
  expect(messages(kept)).toEqual(Array.from({ length: 500 }, (_, at) => `${501 - at}`));
});
