import { VALIDITY_DAYS } from '../../../machines/domain/link-validity.ts';
import { DAY, after } from '../clock.ts';
import { PENDING_FOR } from '../registrations/status.ts';
import { LONGEST_LIFE } from '../tokens/purposes.ts';
import type { MailKind } from './kinds.ts';

/** RFC 5321, 4.5.4.1: a mail is tried for four to five days at least. */
export const LEAST_GOOD_FOR = 5 * DAY;

/** For how long after it was written a mail is of use: as long as what it leads to. Milliseconds. */
const GOOD_FOR: Readonly<Record<MailKind, number>> = {
  // Its link lives a day from when it leaves (D25): until then as long as the registration waits (D14).
  activation: PENDING_FOR,
  lobby: LONGEST_LIFE.lobby,
  interest: LEAST_GOOD_FOR,
  accountExists: LEAST_GOOD_FOR,
  lapsed: VALIDITY_DAYS * DAY,
  approved: LONGEST_LIFE.waitingListApproved,
  invited: VALIDITY_DAYS * DAY,
};

/** Until when a mail is tried. */
export const goodUntil = (kind: MailKind, writtenAt: Date): Date => after(writtenAt, GOOD_FOR[kind]);

/** The same of a mail that was written before it was kept. */
export const goodUntilOf = (mail: { goodUntil: Date | null; createdAt: Date }): Date =>
  mail.goodUntil ?? after(mail.createdAt, LEAST_GOOD_FOR);
