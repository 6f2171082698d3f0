/** The embedded database prepares each statement once; failed statements behave as in PGlite. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from './embedded.ts';
import { cachedStatement } from './cached-statement.ts';
import { inviters } from './schema.ts';
import type { Statements, Store } from './store.ts';

let store: Store;
beforeAll(async () => {
  store = await openEmbedded('memory:');
});
afterAll(() => store.close());

const byId = (db: Statements, id: string) => db.select().from(inviters).where(eq(inviters.id, id));
const nothing = sql`select 1 / ${0}::int`;

test('statements with parameters are prepared once, in transactions too', async () => {
  await byId(store.db, 'clara');
  await store.db.transaction((tx) => byId(tx, 'otto'));
  const prepared = await store.db.execute(sql`select statement from pg_prepared_statements`);
  expect(prepared).toMatchObject({
    rows: [{ statement: 'select "id", "name", "active" from "inviters" where "inviters"."id" = $1' }],
  });
});

test('a failed statement reports its code and leaves no rows', async () => {
  await expect(store.db.execute(nothing)).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(await byId(store.db, 'nobody')).toEqual([]);
});

test('a failed statement rolls back its transaction', async () => {
  const failing = store.db.transaction(async (tx) => {
    await tx.insert(inviters).values({ id: 'lost', name: 'Lost', active: true });
    await tx.execute(nothing);
  });
  await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(await byId(store.db, 'lost')).toEqual([]);
});

test('a cached statement is built once per set of null values', async () => {
  let written = 0;
  const insert = cachedStatement((db, values: typeof inviters.$inferInsert) => {
    written += 1;
    return db.insert(inviters).values(values).returning({ name: inviters.name });
  });
  const named = async (name: string | null) => {
    const [row] = await store.db.transaction((tx) => insert(tx, { id: `kept-${name}`, name, active: true }));
    return row?.name;
  };
  expect([await named('Ada'), await named('Ben'), await named(null), written]).toEqual(['Ada', 'Ben', null, 2]);
});
