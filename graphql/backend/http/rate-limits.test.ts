/** Requests per client and minute, and the text of a refusal (D39). */
import { expect, test, vi } from 'vitest';
import { MINUTE, SECOND } from '../common/clock.ts';
import { connectionOf } from '../testing/broken-store.ts';
import { formOf, reasonsOf, startForTest, movableClock, serverForTests } from '../testing/harness.ts';
import { MUTATION_NAMES } from '../testing/mutations.ts';

const clock = movableClock();
const server = serverForTests({ CODE_LOOKUPS_PER_MINUTE: '20', SUBMITS_PER_MINUTE: '10', TRUST_PROXY: '1' }, clock);

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const DETAILS = '{ registrationCodeDetails(registrationCode: "VESTIBULE") { errors } }';
const LIMITED_WORDS = 'There are too many requests right now. Please wait 60 seconds and try again.';
const LIMITED = {
  status: 429,
  data: null,
  errors: [{ message: LIMITED_WORDS, extensions: { code: 'RATE_LIMITED', retryAfter: 60 } }],
};
const answerOf = async (query: string, address: string) => {
  const { status, headers, data, errors } = await server.graphql(query, {}, from(address));
  const shown = errors.map(({ message, extensions }) => ({ message, extensions }));
  return { answer: { status, data, errors: shown }, retryAfter: headers.get('retry-after') };
};

test('20 lookups a minute per address [ASVS 2.4.1]', async () => {
  for (let nth = 1; nth <= 20; nth += 1) expect((await answerOf(DETAILS, 'x, 203.0.113.1')).answer.status).toBe(200);
  expect(await answerOf(DETAILS, '198.51.100.1, 203.0.113.1')).toEqual({ answer: LIMITED, retryAfter: '60' });
  expect((await answerOf(DETAILS, '203.0.113.2')).answer.status).toBe(200);
  clock.advance(MINUTE);
  expect((await answerOf(DETAILS, '203.0.113.1')).answer.status).toBe(200);
});

test.each([['lang=pl', 'de', 'pl', /^Jest teraz zbyt duży ruch.* 60.sekund/]])(
  'the response over a limit is in the visitor’s language: cookie “%s”, browser %s',
  async (cookie, browser, locale, words) => {
    const headers = { 'x-forwarded-for': `192.0.2.${locale.charCodeAt(0)}`, 'accept-language': browser, cookie };
    const ask = () => server.graphql(DETAILS, {}, { headers });
    for (let nth = 1; nth <= 20; nth += 1) await ask();
    const { status, headers: answered, errors } = await ask();
    expect([status, answered.get('content-language')]).toEqual([429, locale]);
    expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(words)]);
  },
);

test('aliases do not bypass it', async () => {
  const many = `{ ${Array.from({ length: 10 }, (_, n) => `a${n}: registrationCodeDetails(registrationCode: "X") { errors }`).join(' ')} }`;
  expect((await answerOf(many, '203.0.113.3')).answer.status).toBe(200);
  expect((await answerOf(many, '203.0.113.3')).answer.status).toBe(200);
  expect((await answerOf(many, '203.0.113.3')).answer).toEqual(LIMITED);
});

test('10 submits a minute, for a whole network of IPv6 [ASVS 4.1.3]', async () => {
  for (let nth = 1; nth <= 10; nth += 1) {
    const answer = await server.submit(formOf('problem+Infrastructure@example.com'), {}, from(`2001:db8::${nth}`));
    expect(reasonsOf(answer)).toEqual(['Infrastructure']);
  }
  const { status } = await server.submitAnswer(formOf('x@example.org'), {}, from('2001:db8::ffff'));
  expect(status).toBe(429);
});

/** All from one client: each operation has a separate counter. */
const LIMITED_FIELDS: readonly (readonly [operation: string, allowed: number, field: string])[] = [
  ['codeLookup', 20, DETAILS],
  [
    'submit',
    10,
    'submit(consents: [], registrationCode: "x", formInput: { flow: DEFAULT, email: "x", country: "AT", locale: "en" }) { token }',
  ],
  ['createRegistrationLink', 20, 'createRegistrationLink(registrationCode: "VESTIBULE") { errors }'],
  [
    'finalizeRegistration',
    10,
    'finalizeRegistration(consents: [], finalizeRegistrationInput: { accountActivationId: "x" }) { token }',
  ],
  ['resendActivation', 10, 'resendActivation(input: { locale: "en" }) { accepted }'],
  ['changeRegistrationEmail', 10, 'changeRegistrationEmail(email: "x", locale: "en") { registration { id } }'],
  ['joinWaitingList', 10, 'joinWaitingList(token: "x") { outcome }'],
  ['requestWaitingList', 10, 'requestWaitingList(email: "x", locale: "en") { accepted }'],
  ['applyForMembership', 10, 'applyForMembership(email: "x", locale: "en") { accepted }'],
  ['unsubscribeNewsletter', 10, 'unsubscribeNewsletter(token: "x") { outcome }'],
];

test('every mutation except logout is limited', () => {
  const limited = LIMITED_FIELDS.map(([name]) => name);
  expect(MUTATION_NAMES.filter((name) => !limited.includes(name))).toEqual(['logout']);
});

test.each(LIMITED_FIELDS)('%s: %i a minute, whatever the outcome', async (_, allowed, field) => {
  const ask = async () =>
    (await answerOf(field.startsWith('{') ? field : `mutation { ${field} }`, '203.0.113.77')).answer;
  for (let nth = 1; nth <= allowed; nth += 1) expect((await ask()).status).toBe(200);
  expect(await ask()).toEqual(LIMITED);
});

test('an invalid entry counts as the proxy, in any spelling', async () => {
  const entries = ['unknown', '_hidden', '203.0.113.999', '203.0.113.60/24', ''];
  for (let nth = 1; nth <= 20; nth += 1)
    expect((await answerOf(DETAILS, `x, ${entries[nth % entries.length]}`)).answer.status).toBe(200);
  expect((await answerOf(DETAILS, 'x, garbage')).answer).toEqual(LIMITED);
  clock.advance(MINUTE);
});

test.each([
  ['ten times as many for a whole site of IPv6', 10, (nth: number) => `2001:db8:7:${nth}::1`, '2001:db8:8::1'],
  ['a hundred times as many for a provider', 100, (nth: number) => `2001:db8:${nth}::1`, '2001:db9::1'],
])('%s, from any number of its networks', async (_, allowed, addressOf, neighbour) => {
  const wide = await startForTest({ CODE_LOOKUPS_PER_MINUTE: '1', TRUST_PROXY: '1' }, clock);
  const ask = async (address: string) => (await wide.graphql(DETAILS, {}, from(address))).status;
  const asked: number[] = [];
  for (let nth = 1; nth <= allowed + 1; nth += 1) asked.push(await ask(addressOf(nth)));
  const others = [await ask(neighbour), await ask('203.0.113.9')];
  clock.advance(MINUTE);
  const later = await ask(addressOf(allowed + 2));
  await wide.stop();
  expect([asked, others, later]).toEqual([[...Array<number>(allowed).fill(200), 429], [200, 200], 200]);
});

test('refused clients cause no query until the minute of their first use has ended [ASVS 2.4.1]', async () => {
  const flooded = await startForTest({ CODE_LOOKUPS_PER_MINUTE: '3', TRUST_PROXY: '1' }, clock);
  const { limits } = flooded.backEnd.store;
  const counting = vi.spyOn(connectionOf(limits), 'query');
  const counted = () =>
    counting.mock.calls.filter(([received]) => /insert into \W+quota_uses/.test(JSON.stringify(received)));
  const ask = async (address: string) => (await flooded.graphql(DETAILS, {}, from(address))).status;
  const crowd = async () => {
    const statuses = await Promise.all(Array.from({ length: 50 }, () => ask('203.0.113.4')));
    return [...[200, 429].map((asked) => statuses.filter((one) => one === asked).length), counted().length];
  };
  expect(await crowd()).toEqual([3, 47, 3]);
  clock.advance(MINUTE - SECOND);
  expect([await crowd(), await ask('203.0.113.5')]).toEqual([[0, 50, 3], 200]);
  clock.advance(SECOND);
  expect(await crowd()).toEqual([3, 47, 7]);
  await flooded.stop();
});

test('the cache refuses no client after the clock was set back or the database was reset', async () => {
  const shaken = await startForTest({ CODE_LOOKUPS_PER_MINUTE: '1' }, clock);
  const ask = async () => (await shaken.graphql(DETAILS, {})).status;
  expect([await ask(), await ask()]).toEqual([200, 429]);
  await fetch(`${shaken.url}/demo/reset`, { method: 'POST', headers: { 'x-demo-reset': 'yes' } });
  expect([await ask(), await ask()]).toEqual([200, 429]);
  clock.advance(-2 * MINUTE);
  expect(await ask()).toBe(200);
  clock.advance(2 * MINUTE);
  await shaken.stop();
});

/** Repeats a request and summarises the responses. */
const plainly = async (times: number, ask: () => Promise<Response>) => {
  const all = [];
  for (let nth = 1; nth <= times; nth += 1) {
    const answer = await ask();
    const { headers } = answer;
    const words = await answer.text();
    const refusal = [headers.get('retry-after'), headers.get('content-type'), headers.get('content-language'), words];
    all.push(answer.status === 429 ? refusal : answer.status);
  }
  return all;
};
const PLAINLY = ['60', 'text/plain; charset=utf-8', 'en', `${LIMITED_WORDS}\n`];

test('one-click unsubscribe is counted per account, because mail providers post for many', async () => {
  const post = (token: string) =>
    fetch(`${server.url}/acquisition/de/newsletter/unsubscribe?token=${token}`, { method: 'POST' });
  const tokenOf = (email: string) => server.tokenFor('unsubscribe', { email });
  const token = await tokenOf('often@example.org');
  expect(await plainly(11, () => post(token))).toEqual([...Array<number>(10).fill(200), PLAINLY]);
  const others = await Promise.all(Array.from({ length: 11 }, (_, nth) => tokenOf(`once${nth}@example.org`)));
  const each = others.values();
  expect(await plainly(11, () => post(each.next().value ?? ''))).toEqual(Array(11).fill(200));
  expect(await plainly(11, () => post('x'))).toEqual(Array(11).fill(400));
});

test('consent credentials are counted per client, valid or not', async () => {
  const post = (address: string) =>
    fetch(`${server.url}/entrance/cmp/credentials`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: JSON.stringify({ hmacToken: 'made-up', passphrase: 'made-up' }),
    });
  expect(await plainly(11, () => post('203.0.113.40'))).toEqual([...Array<number>(10).fill(403), PLAINLY]);
  expect(await plainly(1, () => post('203.0.113.41'))).toEqual([403]);
});

test('too few proxies are logged once, and an entry of the client does not count', async () => {
  const received: object[] = [];
  const few = await startForTest({ CODE_LOOKUPS_PER_MINUTE: '3', TRUST_PROXY: '2' }, clock, (event, fields) => {
    if (event === 'proxies.missing') received.push({ ...fields });
  });
  const ask = async (headers: Record<string, string>) => (await few.graphql(DETAILS, {}, { headers })).status;
  const both = (nth: number) => ({ 'x-forwarded-for': `203.0.113.${nth}, 192.0.2.1` });
  const enough = [await ask(both(1)), await ask(both(2)), await ask(both(3)), await ask(both(4))];
  expect([enough, received]).toEqual([[200, 200, 200, 200], []]);
  const one = (nth: number) => ({ 'x-forwarded-for': `203.0.113.${nth}` });
  expect([await ask(one(1)), await ask({}), await ask(one(2)), await ask(one(3))]).toEqual([200, 200, 200, 429]);
  expect(received).toEqual([{ expected: 2, seen: 1 }]);
  await few.stop();
});
