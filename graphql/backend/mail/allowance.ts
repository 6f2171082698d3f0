import { accountKey } from '../../../machines/domain/email.ts';
import { type Clock, HOUR, MINUTE } from '../common/clock.ts';
import type { Keys } from '../common/keys.ts';
import { type Limit, MAIL_LIMITS, type Quota, takeQuota } from '../store/quotas.ts';
import type { Statements } from '../store/store.ts';
import type { MailKind } from './kinds.ts';

/** Quota of a recipient: the registration mail plus those of *Send again* (D26): two a minute, six an hour. */
const OF_A_RECIPIENT: readonly Limit[] = MAIL_LIMITS.map(({ uses, within }) => ({ uses: uses + 1, within }));

/**
 * Half of it for requests without an invitation: otherwise a stranger could use up the quota and block the owner's
 * activation mail.
 */
const WITHOUT_INVITATION: readonly Limit[] = [
  { uses: 2, within: MINUTE },
  { uses: 3, within: HOUR },
];

/** Quota of a recipient for a kind of mail. */
const LIMITS: Readonly<Record<MailKind, readonly Limit[]>> = {
  activation: OF_A_RECIPIENT,
  lobby: WITHOUT_INVITATION,
  interest: WITHOUT_INVITATION,
  accountExists: OF_A_RECIPIENT,
  lapsed: OF_A_RECIPIENT,
  approved: OF_A_RECIPIENT,
  invited: OF_A_RECIPIENT,
};
export const limitsOf = (kind: MailKind): readonly Limit[] => LIMITS[kind];

/** Input of the quota check. */
export interface Occasion {
  kind: MailKind;
  /** The recipient; spellings that differ only in case are one (D18). */
  to: string;
  /** Sent by an operator (D53): always allowed and not counted. */
  byOperator?: boolean;
}

/**
 * Takes one mail from the recipient's quota, whatever the mail and the requester. Also called if there is no mail to
 * send and the response must not reveal it (D27, D40).
 */
export const takeMailAllowance = async (
  { clock, keys }: { clock: Clock; keys: Keys },
  tx: Statements,
  { kind, to, byOperator = false }: Occasion,
): Promise<Quota> =>
  byOperator
    ? { allowed: true, next: clock.now(), retryAfter: 0 }
    : takeQuota(tx, keys, clock.now(), limitsOf(kind), 'mail-to', accountKey(to));
