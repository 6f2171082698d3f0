/**
 * Fills a database with a row of every table in every state, through the product itself. A release stores the rows
 * (`test/suites/postgres/keep-rows.ts`), and later versions test their migrations with them.
 */
import { eq } from 'drizzle-orm';
import { DAY, MINUTE } from '../common/clock.ts';
import { mails } from '../store/schema.ts';
import { adminOn } from './admin.ts';
import { formOf, startForTest, movableClock } from './harness.ts';
import { startMailServer } from './mail-server.ts';
import { LEAN, PERSON, agreed } from './client.ts';

type Server = Awaited<ReturnType<typeof startForTest>>;
type MovableClock = ReturnType<typeof movableClock>;

/** Time of the last change. */
export const USED_UNTIL = '2026-11-21T10:00:00.000Z';

const tokenIn = (address: string | null | undefined): string | null => new URL(address ?? '').searchParams.get('token');

const activate = async (server: Server, email: string) => {
  await server.submit(formOf(email), { consents: agreed('AT', true) });
  await server.activate(email);
};

const register = async (server: Server) => {
  const key = { idempotencyKey: 'the-key-of-pending' };
  await server.submit(formOf('begun@example.org', LEAN));
  await server.submit(formOf('pending@example.org'), { consents: agreed('AT', true), code: 'LASTONE' }, key);
  await activate(server, 'active@example.org');
  const { token } = await server.submit(formOf('mistyped@example.org'));
  await server.changeEmail('moved@example.org', { bearer: token });
};

const withdraw = async (server: Server) => {
  await activate(server, 'withdrawn@example.org');
  const [mail] = await server.backEnd.store.db.select().from(mails).where(eq(mails.recipient, 'withdrawn@example.org'));
  await server.unsubscribe(tokenIn(mail?.unsubscribeUrl));
};

const registerSocially = async (server: Server) => {
  const claims = { email: 'social@example.org', registrationCode: 'VESTIBULE', provider: 'google' };
  const socialToken = await server.tokenFor('social', claims);
  const form = formOf('social@example.org', { ...LEAN, gender: 'woman', flow: 'SOCIAL_REGISTRATION' });
  const { registration, token } = await server.submit(form, { socialToken });
  const registrationId = registration?.id ?? '';
  await server.finalize({ registrationId, shoppingPreferences: ['WOMEN', 'SHOES'] }, { bearer: token });
};

const askForPlaces = async (server: Server) => {
  for (const email of ['waits@example.org', 'approved@example.org']) {
    await server.ask('requestWaitingList', email, 'de');
    const [mail] = await server.mailsTo(email);
    await server.join(tokenIn(mail?.links[0]));
  }
  for (const email of ['wishes@example.org', 'answered@example.org'])
    await server.ask('applyForMembership', email, 'fr');
};

const operate = async (server: Server, clock: MovableClock) => {
  const admin = adminOn(() => server.backEnd);
  clock.advance(2 * MINUTE);
  const lines = [
    'codes make --balance 5 --countries AT --inviter Clara --campaign spring --valid-until 2027-11-21',
    'waiting-list approve approved@example.org --code VESTIBULE',
    'interests answer answered@example.org --code VESTIBULE',
    'codes take-back FIFTEEN',
  ];
  for (const line of lines) {
    const { code, err } = await admin(line);
    if (code !== 0) throw new Error(`${line}: ${err}`);
  }
};

const deliver = async (env: Record<string, string>, clock: MovableClock) => {
  const smtp = await startMailServer();
  const server = await startForTest({ ...env, SMTP_URL: smtp.url, MAIL_FROM: 'door@vestibule.example' }, clock);
  for (const [email, reply] of [
    ['delivered@example.org', undefined],
    ['refused@example.org', '550 5.1.1 No such user'],
    ['deferred@example.org', '451 4.7.1 Not now'],
  ] as const) {
    smtp.replies.rcpt = reply;
    await server.submit(formOf(email));
    await server.backEnd.mailer.outbox?.deliverDue();
  }
  await server.stop();
  await smtp.close();
};

/** Fills an empty database. @param env settings with DATABASE_URL. */
export async function liveIn(env: Record<string, string>): Promise<void> {
  const clock = movableClock(USED_UNTIL);
  clock.advance(-20 * DAY);
  const before = await startForTest(env, clock);
  await before.submit(formOf('lapsed@example.org'));
  await before.stop();

  clock.set(USED_UNTIL);
  clock.advance(-5 * MINUTE);
  const server = await startForTest(env, clock);
  await server.submit(formOf('lapsed@example.org', PERSON));
  await register(server);
  await withdraw(server);
  await registerSocially(server);
  await askForPlaces(server);
  await operate(server, clock);
  await server.stop();

  const discreet = await startForTest({ ...env, REVEAL_ACCOUNT_STATE: 'false' }, clock);
  await discreet.submit(formOf('active@example.org'));
  await discreet.stop();
  clock.set(USED_UNTIL);
  await deliver(env, clock);
}
