import type { RegistrationStatus } from '../../generated/backend.ts';
import { DAY, after } from '../common/clock.ts';

/** A pending registration expires after this time and its place becomes free (D14), in ms. */
export const PENDING_FOR = 14 * DAY;

/** Registrations pending since this time or earlier have expired. */
export const lapsedUntil = (now: Date): Date => after(now, -PENDING_FOR);

/** The current status; expiry of a pending registration is computed on read (D14). */
export const statusOf = (
  registration: { status: RegistrationStatus; pendingSince: Date | null },
  now: Date,
): RegistrationStatus => {
  const { status, pendingSince } = registration;
  if (status !== 'PENDING_ACTIVATION' || pendingSince === null) return status;
  return pendingSince.getTime() + PENDING_FOR <= now.getTime() ? 'EXPIRED' : status;
};
