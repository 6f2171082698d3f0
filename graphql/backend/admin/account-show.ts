import { and, count, desc, eq } from 'drizzle-orm';
import { lowerCase } from 'es-toolkit/string';
import { accountKey } from '../../../machines/domain/email.ts';
import type { Step } from '../idempotency/mutation.ts';
import { statusOf } from '../accounts/status.ts';
import {
  consents,
  mails,
  membershipInterests,
  newsletterSubscriptions,
  registrations,
  waitingListEntries,
  webhookEvents,
} from '../store/schema.ts';
import { voucherUntil } from '../webhooks/voucher-granted.ts';
import { UsageError, command } from './command.ts';
import { MAIL_STATES, mailsTo, stateOfMail } from '../mail/mail-state.ts';
import { address, positional } from './options.ts';
import { forPeople } from './print.ts';
import type { Row } from './listing.ts';

/** Effect of a registration on the balance of its code (D14). */
const PLACE = { STARTED: 'none', PENDING_ACTIVATION: 'held', ACTIVE: 'used', EXPIRED: 'none' } as const;

const registrationsOf = async ({ tx, now }: Step, account: string): Promise<Row[]> => {
  const rows = await tx
    .select({ row: registrations, shopToldAt: webhookEvents.deliveredAt })
    .from(registrations)
    .leftJoin(webhookEvents, eq(webhookEvents.registrationId, registrations.id))
    .where(and(eq(registrations.accountKey, account), eq(registrations.decoy, false)))
    .orderBy(desc(registrations.createdAt), desc(registrations.id));
  return rows.map(({ row, shopToldAt }) => {
    const status = statusOf(row, now);
    return {
      status,
      gender: row.gender,
      firstName: row.firstName,
      lastName: row.lastName,
      socialProvider: row.socialProvider,
      sourcePath: row.sourcePath,
      previousPdpPage: row.previousPdpPage,
      shoppingPreferences: row.shoppingPreferences?.join(' ') ?? null,
      flow: row.flow,
      code: row.code,
      place: PLACE[status],
      country: row.country,
      locale: row.locale,
      createdAt: row.createdAt,
      pendingSince: row.pendingSince,
      activatedAt: row.activatedAt,
      // A voucher expires with its registration (D51).
      voucher: status === 'EXPIRED' ? null : row.voucher,
      voucherUntil: row.activatedAt && voucherUntil(row.activatedAt),
      shopToldAt,
    };
  });
};

const consentsOf = async ({ tx }: Step, account: string): Promise<Row[]> => {
  const { type, documentPk: document, accepted, recordedAt, effectiveAt } = consents;
  return tx
    .select({ type, document, accepted, recordedAt, effectiveAt })
    .from(consents)
    .innerJoin(registrations, eq(consents.registrationId, registrations.id))
    .where(and(eq(registrations.accountKey, account), eq(registrations.decoy, false)))
    .orderBy(desc(recordedAt), consents.type);
};

const mailsOf = async ({ tx }: Step, account: string): Promise<Row> => {
  const rows = await tx
    .select({ state: stateOfMail, mails: count() })
    .from(mails)
    .where(mailsTo(account))
    .groupBy(stateOfMail);
  return Object.fromEntries(MAIL_STATES.map((state) => [state, rows.find((row) => row.state === state)?.mails ?? 0]));
};

const waitingListOf = async ({ tx }: Step, account: string): Promise<Row[]> => {
  const { joinedAt, locale, approvedAt, approvedCode } = waitingListEntries;
  return tx
    .select({ joinedAt, locale, approvedAt, approvedCode })
    .from(waitingListEntries)
    .where(eq(waitingListEntries.accountKey, account));
};

const interestsOf = async ({ tx }: Step, account: string): Promise<Row[]> => {
  const { createdAt: askedAt, locale, answeredAt, answeredCode } = membershipInterests;
  return tx
    .select({ askedAt, locale, answeredAt, answeredCode })
    .from(membershipInterests)
    .where(eq(membershipInterests.accountKey, account));
};

const newsletterOf = async ({ tx }: Step, account: string): Promise<Row[]> => {
  const { subscribedAt, unsubscribedAt } = newsletterSubscriptions;
  return tx
    .select({ subscribedAt, unsubscribedAt })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.accountKey, account));
};

/** Formats a row as one line: type, then named values. */
const lineOf = (what: string, row: Row): string =>
  `  ${what.padEnd(12)}  ${Object.entries(row)
    .map(([name, value]) => `${lowerCase(name)} ${forPeople(value)}`)
    .join(', ')}`;

export const accountShow = command({
  name: 'account show',
  summary: 'What is known of an address: registrations, names, vouchers, consents, lists, newsletter, mails',
  does: 'shows',
  options: { address: positional(address()) },
  run: async (step, { address: email }) => {
    const account = accountKey(email);
    const found = {
      registration: await registrationsOf(step, account),
      consent: await consentsOf(step, account),
      'waiting list': await waitingListOf(step, account),
      interest: await interestsOf(step, account),
      newsletter: await newsletterOf(step, account),
    };
    const sent = await mailsOf(step, account);
    const rows = Object.values(found).flat().length;
    if (rows === 0 && Object.values(sent).every((mails) => mails === 0))
      throw new UsageError(`Nothing is known of ${email}.`);
    return {
      kind: 'done',
      lines: [
        email,
        ...Object.entries(found).flatMap(([what, rows]) => rows.map((row) => lineOf(what, row))),
        lineOf('mails', sent),
      ],
      data: {
        email,
        registrations: found.registration,
        consents: found.consent,
        waitingList: found['waiting list'][0] ?? null,
        interest: found.interest[0] ?? null,
        newsletter: found.newsletter[0] ?? null,
        mails: sent,
      },
      counts: { rows },
      about: account,
    };
  },
});
