import { normaliseCode } from '../../../machines/domain/registration-code.ts';
import type { HeldRegistration } from '../../generated/backend.ts';
import type { Clock } from '../common/clock.ts';
import type { Store } from '../store/store.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { verifyBearer } from '../accounts/view.ts';
import { statusOf } from '../accounts/status.ts';
import { findRegistration } from '../accounts/storage.ts';
import type { Verdict } from './verdict.ts';

const ABOUT_PLACES: readonly string[] = [
  'REGISTRATION_CODE_NO_BALANCE_LEFT',
  'REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS',
];

interface Context {
  backEnd: { clock: Clock; store: Pick<Store, 'reads'>; tokens: Tokens };
  bearer: string | null;
}

/**
 * The registration that holds a place of a code, for the bearer of its token (D50). Null without a token, with an
 * invalid or expired one, or for another code. An active registration shows its status only (D54).
 * @param typed the code as typed.
 */
export const heldPlace = async (context: Context, typed: string): Promise<HeldRegistration | null> => {
  const { clock, store } = context.backEnd;
  const id = await verifyBearer(context);
  const registration = id === null ? null : await findRegistration(store.reads, id);
  if (registration?.code !== normaliseCode(typed)) return null;
  const status = statusOf(registration, clock.now());
  if (status === 'ACTIVE') return { id: registration.id, status, email: null };
  return status === 'PENDING_ACTIVATION' ? { id: registration.id, status, email: registration.email } : null;
};

/** The verdict without errors about free places, for a client that already holds one. */
export const forHolder = ({ errors, details }: Verdict): Verdict => ({
  errors: errors.filter((error) => !ABOUT_PLACES.includes(error)),
  details,
});
