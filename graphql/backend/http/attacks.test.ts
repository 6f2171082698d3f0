/** Forged headers, queries and addresses have no effect. */
import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '../common/clock.ts';
import { formOf, reasonsOf, startForTest, movableClock, serverForTests, PRODUCTION } from '../testing/harness.ts';
import { SUBMIT, agreed, type Mail } from '../testing/client.ts';
import { rawRequest } from '../testing/requests.ts';
import { noIntrospection } from './query-limits.ts';

type Server = Awaited<ReturnType<typeof startForTest>>;
const EVIL = 'evil.example';

describe('a forged host (D42)', () => {
  const clock = movableClock();
  const server = serverForTests({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' }, clock);

  const hostsIn = (text: string): string[] =>
    [...text.matchAll(/[a-z]+:\/\/([^/\s"<>]+)/g)].map(([, host = '']) => host);
  const hostsOf = ({ text, html, links }: Mail): Set<string> => new Set(hostsIn([text, html, ...links].join('\n')));

  const FORGED: readonly (readonly [what: string, target: string, ...headers: string[]])[] = [
    ['Host', '', `Host: ${EVIL}`],
    ['a whole address', `http://${EVIL}`, `Host: ${EVIL}`],
    ['X-Forwarded-Host', '', 'Host: shop.example', `X-Forwarded-Host: ${EVIL}`],
    ['Forwarded', '', 'Host: shop.example', `Forwarded: for=192.0.2.1;host=${EVIL};proto=http`],
    ['Origin and Referer', '', 'Host: shop.example', `Origin: https://${EVIL}`, `Referer: https://${EVIL}/`],
  ];

  test.each(FORGED)('%s: links in mails start with PUBLIC_URL', async (what, target, ...headers) => {
    clock.advance(MINUTE);
    const ask = async (query: string, variables: object): Promise<number> => {
      const body = JSON.stringify({ query, variables });
      const length = Buffer.byteLength(body);
      const lines = ['Content-Type: application/json', `Content-Length: ${length}`, ...headers];
      const text = [`POST ${target}/graphql HTTP/1.1`, ...lines, '', body].join('\r\n');
      return (await rawRequest(server.url, text)).status;
    };
    const name = what.replaceAll(/\W+/g, '-').toLowerCase();
    const [registering, waiting] = [`${name}@example.org`, `${name}@example.net`];
    const submission = { registrationCode: 'VESTIBULE', formInput: formOf(registering), consents: agreed() };
    const request = 'mutation ($email: String!) { requestWaitingList(email: $email, locale: "de") { accepted } }';
    expect([await ask(SUBMIT, submission), await ask(request, { email: waiting })]).toEqual([200, 200]);
    const mails = [...(await server.mailsTo(registering)), ...(await server.mailsTo(waiting))];
    expect(mails.map(hostsOf)).toEqual([new Set(['shop.example']), new Set(['shop.example'])]);
  });

  test.each(FORGED)('%s: redirects stay on this origin', async (_what, target, ...headers) => {
    const { status, headers: answered } = await rawRequest(
      server.url,
      [`GET ${target}/?rc=VESTIBULE HTTP/1.1`, ...headers, '', ''].join('\r\n'),
    );
    expect([status, answered['location']]).toEqual([302, '/acquisition/?rc=VESTIBULE']);
  });
});

describe('a forged address of the client (D39)', () => {
  const NAMES = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP'];
  const DETAILS = '{ registrationCodeDetails(registrationCode: "VESTIBULE") { errors } }';
  const statusOf = async (server: Server, headers: Record<string, string>) =>
    (await server.graphql(DETAILS, {}, { headers })).status;

  test.each([
    ['without a trusted proxy no header changes the client', '0', {}],
    ['behind a proxy only its own entry counts', '1', { 'X-Forwarded-For': '198.51.100.1, 192.0.2.1' }],
  ])('%s [ASVS 4.1.3]', async (_, TRUST_PROXY, entries) => {
    const server = await startForTest({ CODE_LOOKUPS_PER_MINUTE: '3', TRUST_PROXY });
    const statuses: number[] = [];
    for (const [nth, name] of NAMES.entries()) {
      const address = `203.0.113.${nth}`;
      statuses.push(await statusOf(server, { [name]: name === 'Forwarded' ? `for=${address}` : address, ...entries }));
    }
    await server.stop();
    expect(statuses).toEqual([200, 200, 200, ...NAMES.slice(3).map(() => 429)]);
  });
});

describe('introspection', () => {
  const QUERIES = [
    '{ __schema { types { name } } }',
    '{ __type(name: "RegistrationFormInput") { inputFields { name } } }',
    '{ viewer { roles } ...all } fragment all on Query { __schema { types { name } } }',
    '{ ... on Query { ... @include(if: true) { a: __type(name: "Query") { name } } } }',
    'mutation { logout ... on Mutation { __schema { types { name } } } }',
    'subscription { __schema { types { name } } }',
  ];

  test('is off in production in every form [ASVS 4.3.2]', async () => {
    const server = await startForTest(PRODUCTION);
    const answers = await Promise.all(
      QUERIES.map((query) => server.graphql(query, {}, { headers: { accept: 'application/graphql-response+json' } })),
    );
    await server.stop();
    expect(answers.map(({ status, data }) => ({ status, data }))).toEqual(
      QUERIES.map(() => ({ status: 400, data: null })),
    );
    expect(JSON.stringify(answers)).not.toMatch(/inputFields|queryType|"Registration/);
  });

  const contract = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
  test.each(QUERIES)('is refused by a separate rule: %s', (query) => {
    const messages = validate(contract, parse(query), [noIntrospection]).map(({ message }) => message);
    expect(messages).toEqual(['Introspection is off']);
  });
});

describe('a hostile recipient (D18, D42)', () => {
  const server = serverForTests();

  test.each([
    'ada@example.org, eve@elsewhere.example',
    'Ada <eve@elsewhere.example>',
    '(a comment)ada@example.org',
    '"ada"@example.org',
    'ada@example.org\r\nBcc: eve@elsewhere.example',
    'ada@[192.0.2.1]',
    'ada@example.org\0@elsewhere.example',
    '@relay.example:ada@example.org',
  ])('no mail is sent to %j', async (email) => {
    const bearer = (await server.submit(formOf(`${crypto.randomUUID()}@example.org`))).token ?? null;
    const before = await mailed();
    const reasons = [
      reasonsOf(await server.submit(formOf(email))),
      reasonsOf(await server.changeEmail(email, { bearer })),
    ];
    await server.ask('requestWaitingList', email);
    await server.ask('applyForMembership', email);
    await server.resend({ email, registrationCode: 'VESTIBULE' });
    expect(reasons).toEqual([['EmailInvalid'], ['EmailInvalid']]);
    expect(await mailed()).toEqual(before);
  });

  const mailed = async (): Promise<string[]> => {
    const mails = (await (await fetch(`${server.url}/mailbox.json`)).json()) as Mail[];
    return mails.map(({ to }) => to);
  };
});
