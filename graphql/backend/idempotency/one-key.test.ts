/** Keys are scoped by operation (D21): the same key on another operation has a separate effect and response. */
import { expect, test } from 'vitest';
import { idempotencyKeys } from '../store/schema.ts';
import { MUTATION_NAMES, MUTATIONS, type SendRequest } from '../testing/mutations.ts';
import { serverForTests, formOf, reasonsOf } from '../testing/harness.ts';
import { LEAN, PERSON } from '../testing/client.ts';
import { randomBytes } from 'node:crypto';
import { decrypt, encrypt } from './once.ts';

const server = serverForTests();

test('operations do not share idempotency keys', async () => {
  // Activation and second step are the same operation, so they share a key. Unsubscribing is idempotent and stores no
  // key.
  const without = ['finalizeRegistration, activation', 'unsubscribeNewsletter'];
  const ofTheirOwn = MUTATIONS.filter(({ name }) => !without.includes(name));
  const prepared: { name: string; send: SendRequest }[] = [];
  for (const [nth, { name, prepare }] of ofTheirOwn.entries())
    prepared.push({ name, send: await prepare(server, `one-key-${nth}`) });
  const pressAll = async () => {
    const answers = [];
    for (const { name, send } of prepared)
      answers.push([name, await send(server, { idempotencyKey: 'key-of-them-all' })]);
    return answers;
  };
  const first = await pressAll();
  expect(new Set(first.map(([, answer]) => JSON.stringify(answer))).size).toBeGreaterThan(1);
  expect(await pressAll()).toEqual(first);
  expect(await server.backEnd.store.db.$count(idempotencyKeys)).toBe(prepared.length);
});

// A stored response is only replayed for the bearer it was made for (D21), because it contains a token.

const REFUSED = 'The idempotency key was used for another request';

test('key and body without the bearer token do not replay the response [ASVS 2.3.3]', async () => {
  const owner = await server.submit(formOf('owner@example.org', LEAN));
  const other = await server.submit(formOf('other@example.org', LEAN));
  const second = { registrationId: owner.registration?.id ?? '', ...PERSON };
  const ask = (bearer: string | null) => server.finalize(second, { bearer, idempotencyKey: 'attempt-of-the-owner' });
  const answer = await ask(owner.token ?? null);
  expect([reasonsOf(answer), answer.token]).toEqual([[], expect.any(String)]);
  await expect(ask(null)).rejects.toThrow(REFUSED);
  await expect(ask(other.token ?? null)).rejects.toThrow(REFUSED);
  expect(await ask(owner.token ?? null)).toEqual(answer);
});

const key = randomBytes(32);
const TEXT = '{"token":"a bearer token, and Łęcka"}';

test('decrypts with the key; each encryption differs [ASVS 11.3.1]', async () => {
  const encrypted = [await encrypt(key, TEXT), await encrypt(key, TEXT)];
  expect(new Set(encrypted).size).toBe(2);
  expect(await Promise.all(encrypted.map((text) => decrypt(key, text)))).toEqual([TEXT, TEXT]);
});

test('returns null for altered text, another key or another format [ASVS 11.3.1]', async () => {
  const encrypted = await encrypt(key, TEXT);
  const [header = '', ...rest] = encrypted.split('.');
  const plain = Buffer.from('{"alg":"dir","enc":"A128GCM"}').toString('base64url');
  const tampered = encrypted.replace(/\.([\w-])(?=[\w-]*\.[\w-]*$)/, (_, first) => `.${first === 'A' ? 'B' : 'A'}`);
  expect(tampered).not.toBe(encrypted);
  const read = [
    decrypt(randomBytes(32), encrypted),
    decrypt(key, tampered),
    decrypt(key, [plain, ...rest].join('.')),
    decrypt(key, header),
    decrypt(key, ''),
  ];
  expect(await Promise.all(read)).toEqual([null, null, null, null, null]);
});

test('every mutation is tested here, except those without an effect', () => {
  const tested = new Set(MUTATIONS.map(({ name }) => name.split(',')[0]));
  expect(MUTATION_NAMES.filter((name) => !tested.has(name))).toEqual(['createRegistrationLink', 'logout']);
});
