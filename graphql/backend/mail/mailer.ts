import { accountKey } from '../../../machines/domain/email.ts';
import type { Clock } from '../common/clock.ts';
import { type Keys, randomId } from '../common/keys.ts';
import type { Outbox } from '../common/outbox.ts';
import { canWithdraw } from '../newsletter/storage.ts';
import { cachedStatement } from '../store/cached-statement.ts';
import type { Quota } from '../store/quotas.ts';
import { mails } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';
import { MAX_LIFETIME } from '../common/token-purposes.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { type Occasion, takeMailAllowance } from './allowance.ts';
import { compose } from './compose.ts';
import type { MailContent } from './wording.ts';
import { type SenderServices, companyOf } from './company.ts';
import { pageUrl } from './links.ts';
import { PLACEHOLDER_RECIPIENT } from './placeholder-recipient.ts';
import { goodUntil } from './kinds.ts';

/** Mail delivery: `outbox` null keeps mails in the built-in mailbox (D44). */
export interface Mailer {
  outbox: Outbox | null;
  /** Domain of Message-IDs (RFC 5322, 3.6.4). */
  domain: string;
}

/** `to`: as stored with the account, already validated (D18). */
export interface OutgoingMail
  extends Omit<MailContent, 'company' | 'inviter' | 'unsubscribeUrl' | 'actionUrl'>, Occasion {
  /** Writes the mail to a placeholder recipient (D40). */
  toPlaceholder?: boolean;
  /** Called only if the mail is sent, so a link and the links it supersedes change in the same transaction. */
  actionUrl: () => string | Promise<string | ActivationUrl>;
}

/** Dependencies of `queueMail`. */
export interface MailServices extends SenderServices {
  clock: Clock;
  keys: Keys;
  mailer: Mailer;
  tokens: Tokens;
}

/** URL with an activation link, its stored hash, and the inviter's name; null without a name. */
interface ActivationUrl {
  url: string;
  activationLink: string;
  inviter: string | null;
}

const unsubscribeUrl = async (services: MailServices, tx: Statements, mail: OutgoingMail): Promise<string | null> => {
  const isWanted = await canWithdraw(tx, accountKey(mail.to));
  // Issued for every mail, so the work is the same (D40).
  const token = await services.tokens.issue({
    purpose: 'unsubscribe',
    validFor: MAX_LIFETIME.unsubscribe,
    claims: { email: mail.to },
  });
  return isWanted ? pageUrl(services.publicUrl, mail.locale, '/newsletter/unsubscribe', { token }) : null;
};

const insert = cachedStatement((tx, values: typeof mails.$inferInsert) => tx.insert(mails).values(values));

/**
 * Inserts a mail in the transaction of its cause, so both commit together.
 * @returns the recipient's quota; if it is exceeded, no mail was written.
 */
export const queueMail = async (services: MailServices, tx: Statements, mail: OutgoingMail): Promise<Quota> => {
  const allowance = await takeMailAllowance(services, tx, mail);
  if (!allowance.allowed) return allowance;
  const action = await mail.actionUrl();
  const {
    url: actionUrl,
    activationLink,
    inviter,
  } = typeof action === 'string' ? { url: action, activationLink: null, inviter: null } : action;
  const unsubscribe = await unsubscribeUrl(services, tx, mail);
  const now = services.clock.now();
  const id = randomId();
  const stays = services.mailer.outbox === null;
  await insert(tx, {
    ...(await compose({
      ...mail,
      actionUrl,
      inviter,
      company: companyOf(services, mail.locale),
      unsubscribeUrl: unsubscribe,
    })),
    id,
    messageId: `<${id}@${services.mailer.domain}>`,
    recipient: mail.toPlaceholder ? PLACEHOLDER_RECIPIENT : mail.to,
    locale: mail.locale,
    unsubscribeUrl: unsubscribe,
    activationLink,
    createdAt: now,
    goodUntil: goodUntil(mail.kind, now),
    nextAttemptAt: stays ? null : now,
    deliveredAt: stays ? now : null,
  });
  return allowance;
};
