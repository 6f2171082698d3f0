/** A back end whose mails go to an SMTP server of the test, with what its operator sees of them. */
import { asc, ne } from 'drizzle-orm';
import { afterEach, beforeEach } from 'vitest';
import type { Log } from '../log.ts';
import { NOBODY } from '../mail/nobody.ts';
import { mails } from '../store/schema.ts';
import { adminOn } from './admin.ts';
import { formOf, startForTest } from './harness.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { movableClock } from './movable-clock.ts';

export const byText = (one: string, other: string): number => one.localeCompare(other);
export const threeTimes = <Value>(value: Value): Value[] => [value, value, value];

export const BEGIN = '2026-11-21T10:00:00.000Z';

/** For the tests of a file, anew for each of them. */
export function mailingBackEnd() {
  const clock = movableClock();
  let smtp: MailServer;
  let server: Awaited<ReturnType<typeof startForTest>>;
  let lines: (readonly [event: string, fields: object])[];
  const log: Log = (event, fields) => {
    if (event.startsWith('mail.')) lines.push([event, fields ?? {}]);
  };
  beforeEach(async () => {
    clock.set(BEGIN);
    lines = [];
    smtp = await startMailServer({ login: true });
    server = await startForTest({ SMTP_URL: smtp.url, MAIL_FROM: 'door@vestibule.example' }, clock, log);
  });
  afterEach(async () => {
    await server.stop();
    await smtp.close();
  });
  const admin = adminOn(() => server.backEnd);
  const deliver = async () => server.backEnd.mailer.outbox?.deliverDue();
  return {
    clock,
    admin,
    deliver,
    smtp: () => smtp,
    server: () => server,
    db: () => server.backEnd.store.db,
    stored: () =>
      server.backEnd.store.db.select().from(mails).where(ne(mails.recipient, NOBODY)).orderBy(asc(mails.sequence)),
    /** As `mails list` has them. */
    listed: async (options = '') =>
      (JSON.parse((await admin(`mails list --json ${options}`)).out) as Record<string, unknown>[]).map(
        ({ to, state, attempts, nextAttemptAt, reason, detail }) => ({
          to,
          state,
          attempts,
          nextAttemptAt,
          reason,
          detail,
        }),
      ),
    linesOf: (event: string) => lines.filter(([name]) => name === event).map(([, fields]) => fields),
    messageIds: () => smtp.received.map(({ source }) => /^Message-ID: (\S+)/im.exec(source)?.[1] ?? ''),
    /** The server comes back where it was. */
    restart: async () => {
      smtp = await startMailServer({ login: true, port: smtp.port });
    },
    /** Three guests register, and their mails are tried. */
    registerThree: async () => {
      for (const name of ['ada', 'bo', 'cleo']) await server.submit(formOf(`${name}@example.org`));
      await deliver();
    },
  };
}
