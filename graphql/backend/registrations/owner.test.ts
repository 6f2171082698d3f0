/**
 * After activation by the mailed link, the bearer of the form has no access to the account of the mailbox owner (D54).
 */
import { expect, test } from 'vitest';
import { resetDemo } from '../demo/seed.ts';
import { formOf, serverForTests } from '../testing/harness.ts';
import { LEAN, PERSON } from '../testing/client.ts';
import { socketTo } from '../testing/requests.ts';

const server = serverForTests();

const ALL = 'id status customerId cmpCustomerConsentToken saltedHashedCustomerId voucher';

/** Visible data of a registration that its owner has activated. */
const activeAlone = (id: string) => ({
  id,
  status: 'ACTIVE',
  customerId: null,
  cmpCustomerConsentToken: null,
  saltedHashedCustomerId: null,
  voucher: null,
});

/** All subscription events of a bearer until the end. */
const eventsOf = async (bearer: string): Promise<unknown[]> => {
  const client = socketTo(server.url, bearer);
  const events: unknown[] = [];
  for await (const { data } of client.iterate({ query: `subscription { registrationStatusChanged { ${ALL} } }` }))
    events.push(data?.['registrationStatusChanged']);
  await client.dispose();
  return events;
};

/** All operations with a registration bearer, besides the status. */
const askAll = async (id: string, bearer: string) => ({
  resent: await server.resend({}, { bearer }),
  changed: await server.changeEmail('another@example.org', { bearer }),
  completed: await server.finalize({ registrationId: id, ...PERSON }, { bearer }),
});

/** Registers in two steps, as the person who typed the address. */
const typed = async (email: string) => {
  const begun = await server.submit(formOf(email, LEAN));
  await server.complete(begun);
  return { id: begun.registration?.id ?? '', bearer: begun.token ?? '', email };
};

test('the bearer learns only that the registration is active', async () => {
  const { id, bearer, email } = await typed('owner@example.org');
  const owner = await server.activate(email);
  expect(owner.registration).toEqual({
    id,
    status: 'ACTIVE',
    customerId: expect.any(String),
    cmpCustomerConsentToken: expect.any(String),
    saltedHashedCustomerId: expect.any(String),
    voucher: '10-percent-no-mov',
  });
  expect(await eventsOf(bearer)).toEqual([activeAlone(id)]);
  const afterwards = await askAll(id, bearer);
  expect(afterwards).toEqual({
    resent: { accepted: false, retryAfter: null, status: 'ACTIVE' },
    changed: {
      registration: null,
      registrationProblems: [{ reason: 'FinalizationRegistrationIdNotExists', reasonDetails: 'ALREADY_ACTIVE' }],
    },
    completed: {
      registration: null,
      token: null,
      registrationProblems: [{ reason: 'FinalizationRegistrationIdNotExists', reasonDetails: 'ALREADY_ACTIVE' }],
      consentCredentials: null,
      hybrisAccountActivationUrl: null,
    },
  });
  const { store, keys, clock } = server.backEnd;
  await resetDemo(store.db, keys, clock.now());
  const withoutStatus = JSON.stringify(afterwards).replaceAll(/"(?:ALREADY_)?ACTIVE"/g, 'null');
  expect(await askAll(id, bearer)).toEqual(JSON.parse(withoutStatus));
});

test('a waiting page is notified at once, and the subscription ends', async () => {
  const { id, bearer, email } = await typed('waiting@example.org');
  const events = eventsOf(bearer);
  await server.activate(email);
  expect((await events).at(-1)).toEqual(activeAlone(id));
});

test('before the proof of the address, responses contain only the customer id', async () => {
  const email = 'unproved@example.org';
  const submitted = await server.submit(formOf(email));
  const activated = await server.activate(email);
  const secrets = ({ registration, consentCredentials }: typeof submitted | typeof activated) => [
    registration?.cmpCustomerConsentToken,
    consentCredentials?.hmacToken,
    consentCredentials?.passphrase,
  ];
  const both = [...secrets(submitted), ...secrets(activated)];
  expect(both).toEqual(Array(6).fill(expect.any(String)));
  expect(new Set(both).size).toBe(6);
});
