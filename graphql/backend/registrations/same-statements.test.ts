/**
 * With hidden account states the response costs the same for every address (D40): each operation sends the same SQL
 * statements in the same order.
 */
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountKey } from '../../../machines/domain/email.ts';
import { PENDING_FOR } from '../accounts/status.ts';
import { HOUR } from '../common/clock.ts';
import { randomId } from '../common/keys.ts';
import { silentLog } from '../common/log.ts';
import { subscribe } from '../newsletter/storage.ts';
import { prune } from '../pruning.ts';
import { listenOn, newDatabase } from '../store/embedded.ts';
import * as schema from '../store/schema.ts';
import { formOf, startForTest, movableClock } from '../testing/harness.ts';
import { LEAN, PERSON } from '../testing/client.ts';

const clock = movableClock();
const statements: string[] = [];
let server: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  const client = await newDatabase();
  const db = drizzle(client, { schema, logger: { logQuery: (statement) => void statements.push(statement) } });
  const all = { db, reads: db, limits: db, probe: db, description: 'recorded' };
  const openStore = async () => ({ ...all, listen: listenOn(client), close: () => client.close() });
  server = await startForTest({ REVEAL_ACCOUNT_STATE: 'false' }, clock, silentLog, openStore);
});
afterAll(() => server.stop());

/** Counter, so that no address is used twice; all have the same length. */
let used = 100;
const nextAddress = () => `guest-${(used += 1)}@example.org`;
const submit = async (email: string, changes: Parameters<typeof formOf>[1] = {}) => {
  const { registration, token } = await server.submit(formOf(email, changes));
  return { registrationId: registration?.id ?? '', options: { bearer: token } };
};
const activate = async (email: string) => {
  await submit(email);
  await server.activate(email);
};

/** What the back end can know of an address: how it came to that. */
const STATES = {
  unknown: async () => undefined,
  begun: (email: string) => submit(email, LEAN),
  pending: (email: string) => submit(email),
  proved: async (email: string) => {
    const approvalToken = await server.tokenFor('waitingListApproved', { email, registrationCode: 'VESTIBULE' });
    return submit(email, { flow: 'WAITING_LIST_APPROVED', approvalToken });
  },
  active: activate,
  lapsed: async (email: string) => {
    await submit(email);
    clock.advance(PENDING_FOR);
  },
  /** An account, and a registration of a stranger. */
  decoy: async (email: string) => {
    await activate(email);
    await submit(email);
  },
  /** On the waiting and interest lists without an account, with the newsletter. */
  listed: async (email: string) => {
    await server.join(await server.tokenFor('lobby', { email }));
    await server.ask('applyForMembership', email);
    await subscribe(server.backEnd.store.db, accountKey(email), clock.now(), clock.now());
  },
};
type State = keyof typeof STATES;
const ACCOUNTS = ['begun', 'pending', 'proved', 'active', 'lapsed', 'decoy'] as const;
/** States that make a new registration a decoy, or replace one. */
const TAKEN = ['pending', 'proved', 'active', 'decoy'] as const;

/** Prepares an operation with the address, without measuring it. @returns the measured request. */
type Prepare = (email: string, state: State) => Promise<() => Promise<unknown>>;
const asking =
  (field: 'requestWaitingList' | 'applyForMembership'): Prepare =>
  async (email) =>
  () =>
    server.ask(field, email);
const moving =
  (changes: Parameters<typeof formOf>[1]): Prepare =>
  async (email) => {
    const { options } = await submit(nextAddress(), changes);
    return () => server.changeEmail(email, options);
  };

const OPERATIONS: readonly (readonly [name: string, known: readonly State[], Prepare])[] = [
  ['submit', [...ACCOUNTS, 'listed'], async (email) => () => submit(email)],
  ['submit, lean', [...ACCOUNTS, 'listed'], async (email) => () => submit(email, LEAN)],
  [
    'second step, lean',
    TAKEN,
    async (email) => {
      const { registrationId, options } = await submit(email, LEAN);
      return () => server.finalize({ registrationId, ...PERSON }, options);
    },
  ],
  ['change of address', [...ACCOUNTS, 'listed'], moving({})],
  ['change of address, lean', [...ACCOUNTS, 'listed'], moving(LEAN)],
  [
    'send again, by address and code',
    ACCOUNTS,
    async (email) => () => server.resend({ email, registrationCode: 'VESTIBULE' }),
  ],
  [
    'send again, by bearer',
    TAKEN,
    async (email) => {
      const { options } = await submit(email);
      return () => server.resend({}, options);
    },
  ],
  [
    'send again, by link',
    ['pending', 'active', 'lapsed'],
    async (email, state) => {
      const accountActivationId = state === 'unknown' ? randomId() : await server.mailedId(email);
      return () => server.resend({ accountActivationId });
    },
  ],
  [
    'submit, repeated with its key',
    TAKEN,
    async (email) => {
      const idempotencyKey = randomId();
      const send = () => server.submit(formOf(email), {}, { idempotencyKey });
      await send();
      return send;
    },
  ],
  ['requestWaitingList', ['pending', 'active', 'listed'], asking('requestWaitingList')],
  ['applyForMembership', ['pending', 'active', 'listed'], asking('applyForMembership')],
  [
    'unsubscribeNewsletter',
    ['listed', 'active'],
    async (email) => {
      const token = await server.tokenFor('unsubscribe', { email });
      return () => server.unsubscribe(token);
    },
  ],
];

/** Calls an operation with an address in a given state, with all quotas free. @returns its statements. */
const use = async (prepare: Prepare, state: State) => {
  const email = nextAddress();
  await STATES[state](email);
  clock.advance(HOUR);
  const send = await prepare(email, state);
  clock.advance(HOUR);
  await prune(server.backEnd.store.db, clock.now());
  statements.length = 0;
  await send();
  return [...statements];
};

test.each(OPERATIONS.flatMap(([name, known, prepare]) => known.map((state) => [name, state, prepare] as const)))(
  '%s runs the same statements for an address that is %s as for an unknown one [ASVS 6.3.8]',
  async (_name, state, prepare) => {
    const unknown = await use(prepare, 'unknown');
    expect(unknown.length).toBeGreaterThan(0);
    expect(await use(prepare, state)).toEqual(unknown);
  },
);
