/** The embedded consent platform (D36): its built script and the consent choices it receives. */
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DAY } from '../common/clock.ts';
import { adminOn } from '../testing/admin.ts';
import { formOf, movableClock, serverForTests, temporaryFolder } from '../testing/harness.ts';

const dir = temporaryFolder();
const script = join(dir, 'consent', 'cmp_min.js');
const lines: object[] = [];
const clock = movableClock();
const server = serverForTests({ SITE_DIR: dir }, clock, (event, fields) => void lines.push({ event, ...fields }));

const write = (text: string, seconds: number): void => {
  mkdirSync(join(dir, 'consent'), { recursive: true });
  writeFileSync(script, text);
  writeFileSync(`${script}.br`, brotliCompressSync(text));
  utimesSync(script, seconds, seconds);
};
const get = (headers: Record<string, string> = {}) =>
  fetch(`${server.url}/entrance/cmp/js/cmp_min.js?494123`, { headers: { 'accept-encoding': 'identity', ...headers } });

test('the script is served after each build', async () => {
  const none = await get();
  expect([none.status, none.headers.get('cache-control'), await none.text()]).toEqual([
    404,
    'no-store',
    'The consent script is not built yet: npm run build\n',
  ]);
  write('first()', 1000);
  const first = await get();
  expect([first.status, await first.text()]).toEqual([200, 'first()']);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
  });
  const etag = first.headers.get('etag') ?? '';
  expect((await get({ 'if-none-match': etag })).status).toBe(304);
  write('second()', 2000);
  const second = await get({ 'if-none-match': etag });
  expect([second.status, await second.text()]).toEqual([200, 'second()']);
});

describe('credentials', () => {
  const post = async (body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await fetch(`${server.url}/entrance/cmp/credentials`, { method: 'POST', body: text });
    return { status: answer.status, text: await answer.text() };
  };
  const registered = async (email: string) => {
    const { consentCredentials: waiting } = await server.submit(formOf(email));
    const activate = async () => (await server.activate(email)).consentCredentials;
    if (!waiting) throw new Error('no credentials');
    return { waiting, activate };
  };
  const received = () => lines.filter((line) => 'event' in line && line.event === 'consent.told');

  test('issued by us are accepted, and logged without secrets (D7)', async () => {
    const { waiting, activate } = await registered('choice@example.org');
    const credentials = (await activate()) ?? waiting;
    lines.length = 0;
    expect(await post({ ...credentials, analytics: true, personalisation: false })).toEqual({ status: 204, text: '' });
    expect(await post({ ...credentials, analytics: false })).toEqual({ status: 204, text: '' });
    expect(await post(credentials)).toEqual({ status: 204, text: '' });
    const customer = expect.stringMatching(/^[0-9a-f]{16}$/);
    expect(received()).toEqual([
      { event: 'consent.told', customer, analytics: true, personalisation: false },
      { event: 'consent.told', customer, analytics: false, personalisation: null },
      { event: 'consent.told', customer, analytics: null, personalisation: null },
    ]);
    expect(new Set(received().map((line) => 'customer' in line && line.customer)).size).toBe(1);
    expect(JSON.stringify(lines)).not.toContain(credentials.hmacToken);
    expect(JSON.stringify(lines)).not.toContain(credentials.passphrase);
  });

  test('of an unproved address are valid for the registration only, and invalid once it is proved (D54)', async () => {
    const { waiting, activate } = await registered('unproved@example.org');
    lines.length = 0;
    expect(await post({ ...waiting, analytics: true })).toEqual({ status: 204, text: '' });
    const registration = expect.stringMatching(/^[0-9a-f]{16}$/);
    const said = { event: 'consent.told', registration, analytics: true, personalisation: null };
    expect(received()).toEqual([said]);
    const owners = await activate();
    expect([owners?.hmacToken === waiting.hmacToken, owners?.passphrase === waiting.passphrase]).toEqual([
      false,
      false,
    ]);
    expect(await post({ ...waiting, analytics: true })).toEqual({
      status: 403,
      text: 'The credentials are not ours\n',
    });
    expect(await post({ ...owners, analytics: false })).toEqual({ status: 204, text: '' });
    const customer = expect.stringMatching(/^[0-9a-f]{16}$/);
    expect(received()).toEqual([said, { event: 'consent.told', customer, analytics: false, personalisation: null }]);
  });

  test.each([
    ['has lapsed', async () => clock.advance(14 * DAY)],
    ['was replaced', () => registered('over@example.org')],
    ['was erased', () => adminOn(() => server.backEnd)('account erase over@example.org --yes')],
  ])('of a registration that %s are invalid', async (_what, end) => {
    const { waiting } = await registered('over@example.org');
    const before = await post(waiting);
    await end();
    expect([before.status, await post(waiting)]).toEqual([
      204,
      { status: 403, text: 'The credentials are not ours\n' },
    ]);
  });

  test('of another customer, or invented, are refused', async () => {
    const { waiting: mine } = await registered('mine@example.org');
    const { waiting: other } = await registered('other@example.org');
    lines.length = 0;
    for (const credentials of [
      { hmacToken: mine.hmacToken, passphrase: other.passphrase },
      { hmacToken: 'made-up', passphrase: 'made-up' },
    ])
      expect(await post({ ...credentials, analytics: true })).toEqual({
        status: 403,
        text: 'The credentials are not ours\n',
      });
    expect(received()).toEqual([]);
  });

  test.each([
    ['no JSON', '{'],
    ['no text', { hmacToken: 1, passphrase: 'x' }],
    ['a choice that is none', { hmacToken: 'x', passphrase: 'x', analytics: 'yes' }],
  ])('that are %s are refused', async (_what, body) => {
    expect(await post(body)).toEqual({
      status: 400,
      text: 'The body must be {hmacToken, passphrase, analytics, personalisation}\n',
    });
  });

  test('of more than 4 kB are refused', async () => {
    expect((await post({ hmacToken: 'x', passphrase: 'x', more: 'x'.repeat(4096) })).status).toBe(413);
  });
});
