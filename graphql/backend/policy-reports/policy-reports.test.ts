/** CSP violation reports of browsers: both formats, one log line each, without personal data (D7, D41). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../common/clock.ts';
import { movableClock, serverForTests, temporaryFolder } from '../testing/harness.ts';

const siteDir = temporaryFolder();
const site = { pages: { '/acquisition/': 'index.html' }, notFound: {}, scriptHashes: [], styleHashes: {} };
for (const [name, text] of Object.entries({
  'index.html': 'start',
  'app.js': 'script',
  'site.json': JSON.stringify(site),
}))
  writeFileSync(join(siteDir, name), text);
const clock = movableClock();
const lines: object[] = [];
const server = serverForTests({ SITE_DIR: siteDir, TRUST_PROXY: '1' }, clock, (event, fields) => {
  if (event.startsWith('csp.')) lines.push({ event, ...fields });
});
beforeEach(() => {
  clock.advance(MINUTE);
  lines.length = 0;
});

const GROUP = 'application/reports+json';
const ADDRESS = 'application/csp-report';
const send = async (body: unknown, type = GROUP, client = '192.0.2.1') => {
  const answer = await fetch(`${server.url}/entrance/csp-reports`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': client },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
};
const TAKEN = { status: 204, retryAfter: null };

/** A report as Chromium sends it to a group. */
const violation = (changes: object = {}) => ({
  age: 3,
  type: 'csp-violation',
  url: `${server.url}/acquisition/?rc=SECRETCODE`,
  user_agent: 'Mozilla/5.0',
  body: {
    blockedURL: 'inline',
    columnNumber: 17,
    disposition: 'enforce',
    documentURL: `${server.url}/acquisition/?rc=SECRETCODE#acqParams=token`,
    effectiveDirective: 'script-src-elem',
    lineNumber: 4,
    originalPolicy: "default-src 'none'",
    referrer: 'https://mail.example/u/someone@example.org',
    sample: 'const email = "someone@example.org"',
    sourceFile: `${server.url}/acquisition/app.js?token=a.b.c`,
    statusCode: 200,
    ...changes,
  },
});
const LINE = {
  event: 'csp.violation',
  directive: 'script-src-elem',
  page: '/acquisition/',
  blocked: 'inline',
  source: '/acquisition/app.js',
  line: 4,
};

describe('a violation is one log line', () => {
  test('sent by report-to: several at once, ignoring reports of other types', async () => {
    const trusted = { effectiveDirective: 'require-trusted-types-for', blockedURL: 'trusted-types-sink' };
    const others = { type: 'deprecation', body: { id: 'x' } };
    expect(await send([violation(), others, violation(trusted)])).toEqual(TAKEN);
    expect(lines).toEqual([LINE, { ...LINE, directive: 'require-trusted-types-for', blocked: 'trusted-types-sink' }]);
  });

  test('sent by report-uri', async () => {
    const report = {
      'document-uri': `${server.url}/acquisition?rc=SECRETCODE`,
      'violated-directive': 'img-src',
      'effective-directive': 'img-src',
      'blocked-uri': 'https://elsewhere.example/pixel?mail=someone@example.org',
    };
    expect(await send({ 'csp-report': report }, `${ADDRESS}; charset=utf-8`)).toEqual(TAKEN);
    expect(lines).toEqual([
      {
        ...LINE,
        directive: 'img-src',
        page: '/acquisition',
        blocked: 'https://elsewhere.example',
        source: undefined,
        line: null,
      },
    ]);
  });
});

test.each([
  ['a path that the site does not have', '/acquisition/someone@example.org', 'own'],
  ['another site', 'https://user:word@elsewhere.example:8443/a?b#c', 'https://elsewhere.example:8443'],
  ['an extension of the browser', 'chrome-extension://abcdef/page.html', 'chrome-extension://abcdef'],
  ['data', 'data:text/javascript,alert(1)', 'data:'],
  ['words', 'SECRETCODE someone@example.org', undefined],
])('no personal data of a URL is logged: %s', async (_what, address, logged) => {
  const named = address.startsWith('/') ? server.url + address : address;
  await send([violation({ documentURL: named, blockedURL: named, sourceFile: named })]);
  expect(lines).toEqual([{ ...LINE, page: logged, blocked: logged, source: logged }]);
});

test.each<[string, () => unknown, string, number]>([
  ['what a form can send', () => 'x', 'text/plain', 415],
  ['no JSON', () => '{', GROUP, 400],
  ['nothing of a policy', () => [{ type: 'deprecation', body: {} }], GROUP, 400],
  ['a directive that is none', () => [violation({ effectiveDirective: 'someone@example.org' })], GROUP, 400],
  ['an empty report', () => ({ 'csp-report': {} }), ADDRESS, 400],
  ['more than 64 kB', () => 'x'.repeat(65_537), GROUP, 413],
])('refused: %s', async (_what, body, type, status) => {
  expect(await send(body(), type)).toEqual({ status, retryAfter: null });
  expect(lines).toEqual([]);
});

describe('limits of log lines', () => {
  const LIMITED = { status: 429, retryAfter: '60' };
  const DROPPED = { event: 'csp.violations-dropped' };

  test('ten lines a minute per client; afterwards the number of dropped lines is logged', async () => {
    expect(await send(Array.from({ length: 12 }, () => violation()))).toEqual(LIMITED);
    expect(await send([violation()])).toEqual(LIMITED);
    expect(await send([violation()], GROUP, '192.0.2.2')).toEqual(TAKEN);
    expect(lines).toEqual(Array.from({ length: 11 }, () => LINE));
    clock.advance(MINUTE);
    lines.length = 0;
    expect(await send([violation()])).toEqual(TAKEN);
    expect(lines).toEqual([{ ...DROPPED, count: 3 }, LINE]);
  });

  test('sixty lines a minute in total', async () => {
    const answers: object[] = [];
    for (let nth = 1; nth <= 61; nth += 1) answers.push(await send([violation()], GROUP, `192.0.2.${nth}`));
    expect(answers).toEqual([...Array.from({ length: 60 }, () => TAKEN), LIMITED]);
    expect(lines).toEqual(Array.from({ length: 60 }, () => LINE));
  });

  test.each([
    ['a minute', MINUTE],
    ['a year', 365 * DAY],
  ])('after the clock was set back by %s, lines are logged again within a minute', async (_, back) => {
    expect(await send(Array.from({ length: 11 }, () => violation()))).toEqual(LIMITED);
    lines.length = 0;
    clock.advance(-back);
    expect(await send([violation()])).toEqual(TAKEN);
    expect(lines).toEqual([{ ...DROPPED, count: 1 }, LINE]);
  });
});
