/** Mail scanners open every link with any HTTP method (D25): only the button on the page activates. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { registrations } from '../store/schema.ts';
import { formOf, reasonsOf, serverForTests } from '../testing/harness.ts';

const server = serverForTests();

/** Stored status of the registrations of an address. */
const statusOf = async (email: string): Promise<(string | undefined)[]> => {
  const rows = await server.backEnd.store.db.select().from(registrations).where(eq(registrations.email, email));
  return rows.map(({ status }) => status);
};

test.each(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT'])('%s of the mailed link changes nothing', async (method) => {
  const email = `${method}@example.org`;
  await server.submit(formOf(email));
  const [mail] = await server.mailsTo(email);
  const [link = '', ...others] = mail?.links ?? [];
  expect([link.startsWith(`${server.url}/`), others]).toEqual([true, []]);
  await fetch(link, { method, redirect: 'manual' });
  expect(await statusOf(email)).toEqual(['PENDING_ACTIVATION']);
  const answer = await server.finalize({ accountActivationId: await server.mailedId(email) });
  expect([reasonsOf(answer), await statusOf(email)]).toEqual([[], ['ACTIVE']]);
});
