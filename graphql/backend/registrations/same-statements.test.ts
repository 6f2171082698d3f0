/**
 * With hidden account states the response costs the same for every address (D40): each operation sends the same SQL
 * statements in the same order.
 */
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../common/log.ts';
import { readSettings } from '../settings/settings.ts';
import { type RunningBackEnd, startBackEnd } from '../start.ts';
import { listenOn, newDatabase } from '../store/embedded.ts';
import * as schema from '../store/schema.ts';
import { movableClock } from '../testing/harness.ts';
import { Addresses, type AddressState } from '../testing/known-addresses.ts';
import { ENTRIES, type Entry } from '../testing/address-entries.ts';
import { clientOf } from '../testing/client.ts';

const clock = movableClock();
const statements: string[] = [];
let running: RunningBackEnd;

beforeAll(async () => {
  const client = await newDatabase();
  const db = drizzle(client, { schema, logger: { logQuery: (statement) => void statements.push(statement) } });
  running = await startBackEnd(
    readSettings({
      PORT: '0',
      CODE_LOOKUPS_PER_MINUTE: '0',
      SUBMITS_PER_MINUTE: '0',
      REVEAL_ACCOUNT_STATE: 'false',
      ANSWER_BEAT_MS: '1',
    }),
    {
      log: silentLog,
      clock,
      openStore: () =>
        Promise.resolve({
          db,
          reads: db,
          limits: db,
          probe: db,
          listen: listenOn(client),
          close: () => client.close(),
          description: 'recorded',
        }),
    },
  );
});
afterAll(() => running.stop());

/** Counter, so that no address is used twice. */
let used = 0;

/** Calls an operation with an address in a given state. @returns its statements and the response. */
const use = async ({ prepare }: Entry, state: AddressState) => {
  const { backEnd, url } = running;
  used += 1;
  const addresses = new Addresses(clock.now(), `guest-${used}`);
  const { before, send } = await prepare({ addresses, issue: (token) => backEnd.tokens.issue(token) }, state);
  await addresses.write(backEnd.store.db);
  await before?.(clientOf(url));
  statements.length = 0;
  await send(clientOf(url));
  return [...statements];
};

test.each(ENTRIES.flatMap((entry) => entry.known.map((state) => [entry.name, state, entry] as const)))(
  '%s runs the same statements for an address that is %s as for an unknown one [ASVS 6.3.8]',
  async (_name, state, entry) => {
    const unknown = await use(entry, 'unknown');
    expect(unknown.length).toBeGreaterThan(0);
    expect(await use(entry, state)).toEqual(unknown);
  },
);
