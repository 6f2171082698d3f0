import { accountKey } from '../../../machines/domain/email.ts';
import { HOUR, MINUTE } from '../clock.ts';
import type { BackEnd } from '../context.ts';
import { type Limit, MAIL_LIMITS, type Quota, takeQuota } from '../store/quotas.ts';
import type { Statements } from '../store/store.ts';
import type { MailKind } from './kinds.ts';

/** All mails to one recipient: that of a registration, and beside it as many as *Send again* may add (D26): two a minute, six an hour. */
const OF_A_RECIPIENT: readonly Limit[] = MAIL_LIMITS.map(({ uses, within }) => ({ uses: uses + 1, within }));

/** Half of it, for what anyone can ask for without an invitation: else a stranger could keep an activation from its owner. */
const WITHOUT_INVITATION: readonly Limit[] = [
  { uses: 2, within: MINUTE },
  { uses: 3, within: HOUR },
];

/** What a recipient is allowed of a kind of mail. */
export const limitsOf = (kind: MailKind): readonly Limit[] =>
  kind === 'lobby' || kind === 'interest' ? WITHOUT_INVITATION : OF_A_RECIPIENT;

/** What the allowance is asked for. */
export interface Occasion {
  kind: MailKind;
  /** The recipient; two spellings are one (D18). */
  to: string;
  /** A person's act (D53): always allowed, and not counted: what the recipient asks for next goes as well. */
  byOperator?: boolean;
}

/**
 * Takes one mail of what a recipient is allowed, whatever the mails are and whoever asks for them. Also asked where the answer must
 * not tell that there is nothing to send (D27, D40).
 */
export const takeMailAllowance = async (
  { clock, keys }: Pick<BackEnd, 'clock' | 'keys'>,
  tx: Statements,
  { kind, to, byOperator = false }: Occasion,
): Promise<Quota> =>
  byOperator
    ? { allowed: true, next: clock.now(), retryAfter: 0 }
    : takeQuota(tx, keys, clock.now(), limitsOf(kind), 'mail-to', accountKey(to));
