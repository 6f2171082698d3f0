/** The number of statements of a registration; an increase must be intended. Two more begin and end its transaction. */
import { drizzle } from 'drizzle-orm/pglite';
import { expect, test } from 'vitest';
import { newDatabase } from '../../../graphql/backend/store/embedded.ts';
import * as schema from '../../../graphql/backend/store/schema.ts';
import { agreed } from '../../../graphql/backend/testing/client.ts';
import { formOf, startForTest } from '../../../graphql/backend/testing/harness.ts';

/** The verb of a statement and its tables. */
const nameOf = (text: string): string => {
  const [verb = ''] = text.replace('(', '').split(' ');
  const tables = text.matchAll(/(?:from|join|into|update|delete from) "(\w+)"/g).map(([, table]) => table);
  return [verb, ...new Set(tables)].join(' ');
};
/** Start and end of a transaction, and what only runs in local mode (D45). */
const isBeside = (text: string): boolean => /^(?:begin|commit)\b|"simulated_problems"/.test(text);

test('a registration takes sixteen statements', async () => {
  const statements: string[] = [];
  const client = await newDatabase();
  const db = drizzle(client, { schema, logger: { logQuery: (text) => void statements.push(text) } });
  const store = { db, reads: db, limits: db, probe: db, description: 'recorded', close: () => client.close() };
  const running = await startForTest({ SUBMITS_PER_MINUTE: '10' }, undefined, undefined, () =>
    Promise.resolve({ ...store, listen: () => () => Promise.resolve() }),
  );
  const register = (email: string) =>
    running.submit(formOf(email), { consents: agreed('AT', true) }, { idempotencyKey: crypto.randomUUID() });
  // The first one follows the statements of the start.
  await register('first@example.org');
  statements.length = 0;
  await register('guest@example.org');
  expect(statements.filter((text) => !isBeside(text)).map(nameOf)).toEqual([
    // The rate limit of its network address; separately, before the transaction.
    'insert quota_uses',
    'insert idempotency_keys',
    // The lock of the e-mail address.
    'select',
    'select registrations',
    // The lock of the code; later reads see the state after it.
    'select registration_codes',
    'select registrations customization_countries registration_codes inviters',
    // Lapsed registrations of the address.
    'with registrations',
    'insert registrations',
    // The replaced registration is deleted, and its links are passed on.
    'with activation_links registrations',
    'insert consents',
    // Limits for the mail of a registration, and for any mail to this recipient.
    'insert quota_uses',
    'insert quota_uses',
    'with activation_links registrations registration_codes inviters consents newsletter_subscriptions',
    'select newsletter_subscriptions consents registrations',
    'insert mails',
    'update idempotency_keys',
  ]);
  await running.stop();
});
