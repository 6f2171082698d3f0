import { accountKey } from '../../../machines/domain/email.ts';
import type { FinalizeRegistrationResult, RegistrationProblem } from '../../generated/backend.ts';
import type { Step } from '../idempotency/mutation.ts';
import { credentialsOf } from '../accounts/consent-credentials.ts';
import {
  type StoredRegistration,
  lockRegistration,
  type NewRegistration,
  updateRegistration,
  usePlace,
} from '../accounts/storage.ts';
import { problem } from '../accounts/problems.ts';
import { statusOf } from '../accounts/status.ts';
import { viewOf } from '../accounts/view.ts';
import type { Statements } from '../store/store.ts';
import { type ActivationLink, findLink, hasLiveLink } from './links.ts';
import { and, desc, eq } from 'drizzle-orm';
import { subscribe } from '../newsletter/storage.ts';
import { consents } from '../store/schema.ts';
import { voucherGranted } from '../webhooks/voucher-granted.ts';

/** Makes the consents of a registration effective, including the newsletter (D54). */
const applyConsents = async ({ tx, now }: Step, { id, accountKey }: StoredRegistration): Promise<void> => {
  await tx.update(consents).set({ effectiveAt: now }).where(eq(consents.registrationId, id));
  const [newsletter] = await tx
    .select({ recordedAt: consents.recordedAt })
    .from(consents)
    .where(and(eq(consents.registrationId, id), eq(consents.type, 'NEWSLETTER'), eq(consents.accepted, true)))
    .orderBy(desc(consents.recordedAt))
    .limit(1);
  if (newsletter) await subscribe(tx, accountKey, newsletter.recordedAt, now);
};

/**
 * Activates a locked registration: takes its place of the code, makes consents effective, grants the voucher.
 * @returns the active registration; null without changes if no place is left.
 */
export const becomeActive = async (
  step: Step,
  registration: StoredRegistration,
  changes: Partial<NewRegistration> = {},
): Promise<StoredRegistration | null> => {
  const { tx, now } = step;
  if (!(await usePlace(tx, registration.code))) return null;
  await applyConsents(step, registration);
  const active = await updateRegistration(tx, registration.id, { ...changes, status: 'ACTIVE', activatedAt: now });
  await voucherGranted(step, active);
  return active;
};

/**
 * Format of an activation id: 128 bits in base64url (`randomId`). Any other id was truncated or has extra characters
 * (D61).
 */
const ACTIVATION_ID = /^[\w-]{22}$/;

/** The response of a refused `finalizeRegistration`. */
export const refused = (problems: RegistrationProblem[]): FinalizeRegistrationResult => ({
  registration: null,
  token: null,
  registrationProblems: problems,
  consentCredentials: null,
  hybrisAccountActivationUrl: null,
});

/** The reason why a link does not activate (D25, D48), or null. */
const linkProblem = async (
  { tx, now }: Step,
  link: ActivationLink,
  to: StoredRegistration,
): Promise<RegistrationProblem | null> => {
  const invalid = 'ActivationAccountUrlInvalid';
  // A link is bound to its address (D25). The reader of the old mailbox only learns that the address was changed.
  if (accountKey(link.email) !== to.accountKey) return problem(invalid, 'the address was changed', 'REPLACED');
  if (to.decoy) return problem(invalid, 'no such link');
  const status = statusOf(to, now);
  if (status === 'ACTIVE') return problem(invalid, 'the account is active', 'ALREADY_ACTIVE');
  const isOver = link.supersededAt !== null || link.expiresAt <= now || status === 'EXPIRED';
  if (!isOver) return null;
  // REPLACED only if a newer link still works; otherwise the user has to request a new one.
  const isReplaced = status !== 'EXPIRED' && (await hasLiveLink(tx, to.id, now));
  return isReplaced
    ? problem(invalid, 'a newer link was sent', 'REPLACED')
    : problem(invalid, 'the link is over', 'EXPIRED');
};

/** The response for an active account; the client continues at the shop URL. */
export const activated = ({ backEnd }: Step, registration: StoredRegistration): FinalizeRegistrationResult => ({
  registration: viewOf(backEnd, registration),
  // Activation does not sign in (D25).
  token: null,
  registrationProblems: [],
  consentCredentials: credentialsOf(backEnd, registration),
  hybrisAccountActivationUrl: backEnd.defaults.entrancePageConfig.shopUrl,
});

interface LockedLink {
  link: ActivationLink;
  registration: StoredRegistration;
}

/** Finds a link and locks its registration until the end of the transaction. */
const lockByLink = async (tx: Statements, id: string): Promise<LockedLink | null> => {
  const named = await findLink(tx, id);
  const registration = named && (await lockRegistration(tx, named.registrationId));
  // Read again after the lock: meanwhile a newer link may have been sent, or the registration replaced, which moves its
  // links.
  const link = await findLink(tx, id);
  if (!link) return null;
  return registration?.id === link.registrationId ? { link, registration } : lockByLink(tx, id);
};

/**
 * Activates the account of a mailed id (D25). The registration is locked first: of concurrent requests one activates,
 * the others find it active.
 */
export const activate = async (step: Step, accountActivationId: string): Promise<FinalizeRegistrationResult> => {
  const { backEnd, tx } = step;
  const locked = await lockByLink(tx, accountActivationId);
  if (!locked) {
    const isWhole = ACTIVATION_ID.test(accountActivationId);
    return refused([problem('ActivationAccountUrlInvalid', 'no such link', isWhole ? null : 'INCOMPLETE')]);
  }
  const { link, registration } = locked;
  const linkIsWrong = await linkProblem(step, link, registration);
  if (linkIsWrong) return refused([linkIsWrong]);
  const simulated = await backEnd.simulated(tx, registration.email, 'FINALIZE');
  if (simulated.length > 0) return refused(simulated);
  const active = await becomeActive(step, registration);
  return active ? activated(step, active) : refused([problem('RegistrationCode', 'no place is left')]);
};
