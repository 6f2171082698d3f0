/** Keys are scoped by operation (D21): the same key on another operation has a separate effect and response. */
import { expect, test } from 'vitest';
import { idempotencyKeys } from '../store/schema.ts';
import { MUTATIONS, type SendRequest } from '../testing/mutations.ts';
import { serverForTests } from '../testing/harness.ts';

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
