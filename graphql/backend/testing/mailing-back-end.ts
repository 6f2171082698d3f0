/** A back end with a test SMTP server and the operator's view of its mails. */
import { asc, ne } from 'drizzle-orm';
import { afterEach, beforeEach } from 'vitest';
import type { Log } from '../common/log.ts';
import { PLACEHOLDER_RECIPIENT } from '../mail/placeholder-recipient.ts';
import { mails } from '../store/schema.ts';
import { adminOn } from './admin.ts';
import { formOf, startForTest, movableClock } from './harness.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

export const byText = (one: string, other: string): number => one.localeCompare(other);
export const threeTimes = <Value>(value: Value): Value[] => [value, value, value];

export const BEGIN = '2026-11-21T10:00:00.000Z';

/** Started again for each test of the file. */
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
      server.backEnd.store.db
        .select()
        .from(mails)
        .where(ne(mails.recipient, PLACEHOLDER_RECIPIENT))
        .orderBy(asc(mails.sequence)),
    /** As in `mails list`. */
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
    /** Starts the mail server again on the same port. */
    restart: async () => {
      smtp = await startMailServer({ login: true, port: smtp.port });
    },
    registerThree: async () => {
      for (const name of ['ada', 'bo', 'cleo']) await server.submit(formOf(`${name}@example.org`));
      await deliver();
    },
  };
}
