import { VALIDITY_DAYS } from '../../../machines/domain/link-validity.ts';
import { DAY, after } from '../common/clock.ts';
import { PENDING_FOR } from '../accounts/status.ts';
import { MAX_LIFETIME } from '../common/token-purposes.ts';

export const MAIL_KINDS = [
  'activation',
  'lobby',
  'interest',
  'accountExists',
  'lapsed',
  'approved',
  'invited',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** RFC 5321, 4.5.4.1: retries last for at least four to five days. */
export const MIN_GOOD_FOR = 5 * DAY;

/** How long a mail is useful after it was written, in ms: as long as its link. */
const GOOD_FOR: Readonly<Record<MailKind, number>> = {
  // Its link is valid for a day after delivery (D25), so the mail is useful while the registration is pending (D14).
  activation: PENDING_FOR,
  lobby: MAX_LIFETIME.lobby,
  interest: MIN_GOOD_FOR,
  accountExists: MIN_GOOD_FOR,
  lapsed: VALIDITY_DAYS * DAY,
  approved: MAX_LIFETIME.waitingListApproved,
  invited: VALIDITY_DAYS * DAY,
};

/** Deadline for deliveries of a mail. */
export const goodUntil = (kind: MailKind, writtenAt: Date): Date => after(writtenAt, GOOD_FOR[kind]);

/** The deadline of a stored mail; older rows do not have one. */
export const goodUntilOf = (mail: { goodUntil: Date | null; createdAt: Date }): Date =>
  mail.goodUntil ?? after(mail.createdAt, MIN_GOOD_FOR);
