import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { DAY, after } from '../common/clock.ts';
import type { Step } from '../idempotency/mutation.ts';
import { hashOf, randomId } from '../common/keys.ts';
import { pageUrl } from '../mail/links.ts';
import { type OutgoingMail, queueMail } from '../mail/mailer.ts';
import type { OtherSystems } from '../../../machines/domain/other-systems.ts';
import type { Locale } from '../../../locales/languages.ts';
import { FLOWS } from '../../../machines/flows/flows.ts';
import { localeOf, say } from '../language/texts.ts';
import { awaitsNewsletter } from '../newsletter/storage.ts';
import { cachedStatement, combinedStatement, isOneOf } from '../store/cached-statement.ts';
import type { Quota } from '../store/quotas.ts';
import { activationLinks, inviters, registrationCodes, registrations } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';
import { provesAddress } from '../accounts/flow.ts';
import type { StoredRegistration } from '../accounts/storage.ts';

/** Lifetime of a link (D25), in ms. */
const LINK_VALID_FOR = DAY;

export type ActivationLink = typeof activationLinks.$inferSelect;

export const supersedeLinks = (tx: Statements, registrationId: string, now: Date) =>
  tx
    .update(activationLinks)
    .set({ supersededAt: now })
    .where(and(eq(activationLinks.registrationId, registrationId), isNull(activationLinks.supersededAt)));

/**
 * Moves the links of replaced registrations to the new one. They no longer activate, but can request a new mail (D48).
 */
export const inheritLinks = (tx: Statements, from: readonly string[], to: string, now: Date) => {
  const { registrationId, supersededAt } = activationLinks;
  return tx
    .update(activationLinks)
    .set({ registrationId: to, supersededAt: sql`coalesce(${supersededAt}, ${sql.param(now, supersededAt)})` })
    .where(isOneOf(registrationId, from));
};

/** Says how a password is set after activation, so the user does not wait for one (D52). */
const passwordSentence = (setAt: OtherSystems['passwordSetAt'], locale: Locale): string =>
  say(locale, setAt === 'login' ? 'mail.activation.passwordAtLogin' : 'mail.activation.passwordNext');

/** Recipient of a link: a registration, or a placeholder whose id the statements do not find. */
type Addressee = Pick<StoredRegistration, 'id' | 'email' | 'locale' | 'flow' | 'firstName' | 'lastName' | 'voucher'>;

/** The name is unverified input until the address is proved: before that, no mail contains it. */
export const provedName = ({ flow, firstName, lastName }: Omit<Addressee, 'id'>): OutgoingMail['name'] =>
  provesAddress(flow) && firstName !== null && lastName !== null ? { first: firstName, last: lastName } : null;

/** Placeholder recipient for an address without a registration. */
export const placeholderAddressee = (email: string, locale: Locale): Addressee => ({
  id: randomId(),
  email,
  locale,
  flow: 'DEFAULT',
  firstName: null,
  lastName: null,
  voucher: '10-percent-no-mov',
});

/** Flows that only a member's invitation starts. The others start with a token. */
const INVITED_FLOWS = Object.values(FLOWS).flatMap(({ api, token }) => (token === null ? [api] : []));

/** Name of the inviter of a registration, as on the pages; no row once the inviter has left. */
const inviterOf = (tx: Statements, registrationId: string) =>
  tx
    .select({ name: inviters.name })
    .from(registrations)
    .innerJoin(registrationCodes, eq(registrationCodes.code, registrations.code))
    .innerJoin(inviters, eq(inviters.id, registrationCodes.inviterId))
    .where(
      and(eq(registrations.id, registrationId), eq(inviters.active, true), inArray(registrations.flow, INVITED_FLOWS)),
    );

/** Data of the registration that the insert statement returns. */
interface Invited {
  inviter: string | null;
  /** Whether activation subscribes to the newsletter. */
  newsletter: boolean;
}

interface NewLink {
  idHash: string;
  registrationId: string;
  email: string;
  now: Date;
  expiresAt: Date;
}

const insertLink = cachedStatement((tx, { idHash, registrationId, email, now, expiresAt }: NewLink) => {
  const link = tx
    .select({
      idHash: sql`${idHash}`.as('id_hash'),
      registrationId: registrations.id,
      email: sql`${email}`.as('email'),
      createdAt: sql`${now}::timestamptz`.as('created_at'),
      expiresAt: sql`${expiresAt}::timestamptz`.as('expires_at'),
      supersededAt: sql`null::timestamptz`.as('superseded_at'),
    })
    .from(registrations)
    .where(eq(registrations.id, registrationId));
  const insert = tx.insert(activationLinks).select(link);
  const invited = sql`json_build_object('inviter', ${inviterOf(tx, registrationId)}, 'newsletter', ${awaitsNewsletter(tx, registrationId)})`;
  return combinedStatement(tx, invited, supersedeLinks(tx, registrationId, now), insert);
});

/**
 * Creates a link for the registration's address and supersedes earlier ones (D25). Without a registration the same
 * statements run and insert no row (D40).
 * @returns the mailed id, the inviter's name and whether activation subscribes to the newsletter.
 */
export const replaceLinks = async (
  { tx, now }: Step,
  { id: registrationId, email }: Pick<Addressee, 'id' | 'email'>,
): Promise<Invited & { id: string }> => {
  const id = randomId();
  const link = { idHash: hashOf(id), registrationId, email, now, expiresAt: after(now, LINK_VALID_FOR) };
  const { rows } = await insertLink(tx, link);
  const [{ wanted }] = rows as readonly [{ wanted: Invited }];
  return { id, ...wanted };
};

/** `byOperator`: sent by an operator (D53). `toPlaceholder`: the same work, but no mail is sent (D40). */
type Sending = Pick<OutgoingMail, 'byOperator' | 'toPlaceholder'>;

/** Queues a mail with a new activation link. @returns the quota; if it is exceeded, earlier links stay valid. */
export const sendActivationLink = (step: Step, to: Addressee, sending: Sending = {}): Promise<Quota> => {
  const { backEnd, tx } = step;
  const locale = localeOf(to.locale);
  return queueMail(backEnd, tx, {
    kind: 'activation',
    ...sending,
    voucher: to.voucher,
    to: to.email,
    locale,
    also: [passwordSentence(backEnd.defaults.entrancePageConfig.passwordSetAt, locale)],
    name: provedName(to),
    actionUrl: async () => {
      const { id: accountActivationId, inviter, newsletter } = await replaceLinks(step, to);
      // The page asks no further questions and states what the button agrees to (D25, D54).
      const url = pageUrl(backEnd.publicUrl, locale, '/registration/activateaccount', {
        accountActivationId,
        ...(newsletter && { newsletter: 'yes' }),
      });
      return { url, activationLink: hashOf(accountActivationId), inviter };
    },
  });
};

/** Whether a link of the registration can still activate it. */
export const hasLiveLink = async (tx: Statements, registrationId: string, now: Date): Promise<boolean> => {
  const live = await tx
    .select({ id: activationLinks.idHash })
    .from(activationLinks)
    .where(
      and(
        eq(activationLinks.registrationId, registrationId),
        isNull(activationLinks.supersededAt),
        gt(activationLinks.expiresAt, now),
      ),
    );
  return live.length > 0;
};

export const findLink = async (tx: Statements, id: string): Promise<ActivationLink | null> => {
  const [row] = await tx
    .select()
    .from(activationLinks)
    .where(eq(activationLinks.idHash, hashOf(id)));
  return row ?? null;
};
