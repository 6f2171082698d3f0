import type { RegistrationStatus } from '../../generated/backend.ts';
import { DAY, after } from '../clock.ts';

/** Not activated for so long, a registration expires and its place goes back to the inviter (D14). Milliseconds. */
export const PENDING_FOR = 14 * DAY;

/** What began to wait up to then has lapsed. */
export const lapsedUntil = (now: Date): Date => after(now, -PENDING_FOR);

/** The status as it is now: whether a pending registration has expired is decided when it is read (D14). */
export const statusOf = (
  registration: { status: RegistrationStatus; pendingSince: Date | null },
  now: Date,
): RegistrationStatus => {
  const { status, pendingSince } = registration;
  if (status !== 'PENDING_ACTIVATION' || pendingSince === null) return status;
  return pendingSince.getTime() + PENDING_FOR <= now.getTime() ? 'EXPIRED' : status;
};
