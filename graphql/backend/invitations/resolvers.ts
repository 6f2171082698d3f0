import type {
  CreateRegistrationLinkResult,
  HeldRegistration,
  MutationCreateRegistrationLinkArgs,
  QueryRegistrationCodeDetailsArgs,
  RegistrationCodeDetails,
  RegistrationCodeErrorType,
} from '../../generated/backend.ts';
import type { MutationContext, Services } from '../idempotency/mutation.ts';
import { limitRate } from '../http/rate-limits.ts';
import { requireAdmin } from '../tokens/resolvers.ts';
import { makeRegistrationLink, signValidity } from './link-validity.ts';
import { type Invitation, findInvitation } from './storage.ts';
import { type Verdict, verdictOf } from './verdict.ts';
import { vouchersOf } from './welcome-voucher.ts';
import { normaliseCode } from '../../../machines/domain/registration-code.ts';
import { verifyBearer } from '../accounts/view.ts';
import { statusOf } from '../accounts/status.ts';
import { findRegistration } from '../accounts/storage.ts';

const ABOUT_PLACES: readonly string[] = [
  'REGISTRATION_CODE_NO_BALANCE_LEFT',
  'REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS',
];

/**
 * The registration that holds a place of a code, for the bearer of its token (D50). Null without a token, with an
 * invalid or expired one, or for another code. An active registration shows its status only (D54).
 * @param typed the code as typed.
 */
const heldPlace = async (context: MutationContext, typed: string): Promise<HeldRegistration | null> => {
  const { clock, store } = context.backEnd;
  const id = await verifyBearer(context);
  const registration = id === null ? null : await findRegistration(store.reads, id);
  if (registration?.code !== normaliseCode(typed)) return null;
  const status = statusOf(registration, clock.now());
  if (status === 'ACTIVE') return { id: registration.id, status, email: null };
  return status === 'PENDING_ACTIVATION' ? { id: registration.id, status, email: registration.email } : null;
};

/** The verdict without errors about free places, for a client that already holds one. */
const forHolder = ({ errors, details }: Verdict): Verdict => ({
  errors: errors.filter((error) => !ABOUT_PLACES.includes(error)),
  details,
});

/** Error types of the contract; newer ones pass unchanged (the enum is open, D8). */
const errorTypes = (verdict: Verdict): RegistrationCodeErrorType[] => verdict.errors as RegistrationCodeErrorType[];

/** A forged link is refused without any details. */
const isForged = (verdict: Verdict): boolean =>
  verdict.errors.includes('REGISTRATION_CODE_INVALID') && verdict.details.length === 0;

const detailsOf = (
  { features }: Pick<Services, 'features'>,
  invitation: Invitation | null,
  verdict: Verdict,
  heldRegistration: HeldRegistration | null,
): RegistrationCodeDetails => ({
  errors: errorTypes(verdict),
  errorDetails: verdict.details.map((error) => ({ error })),
  invitorName: isForged(verdict) || !invitation?.inviterActive ? null : invitation.inviterName,
  countryOptions: verdict.errors.length > 0 ? [] : (invitation?.countryOptions ?? []),
  campaign: isForged(verdict) ? null : (invitation?.campaign ?? null),
  vouchers: verdict.errors.length > 0 || !invitation ? [] : vouchersOf(invitation, features.current()),
  heldRegistration,
});

const registrationCodeDetails = async (
  _parent: unknown,
  { registrationCode, validityTimestamp }: QueryRegistrationCodeDetailsArgs,
  context: MutationContext,
): Promise<RegistrationCodeDetails> => {
  const { backEnd, client } = context;
  await limitRate(backEnd, 'codeLookup', client);
  const now = backEnd.clock.now();
  const invitation = await findInvitation(backEnd.store.reads, registrationCode, now);
  const verdict = verdictOf(backEnd.keys, invitation, validityTimestamp ?? null, now);
  backEnd.metrics.verdicts.inc({ verdict: verdict.errors[0] ?? 'VALID' });
  const held = await heldPlace(context, registrationCode);
  return detailsOf(backEnd, invitation, held ? forHolder(verdict) : verdict, held);
};

const createRegistrationLink = async (
  _parent: unknown,
  { registrationCode }: MutationCreateRegistrationLinkArgs,
  context: MutationContext,
): Promise<CreateRegistrationLinkResult> => {
  const { clock, keys, publicUrl, store } = context.backEnd;
  await limitRate(context.backEnd, 'createRegistrationLink', context.client);
  await requireAdmin(context);
  const now = clock.now();
  const invitation = await findInvitation(store.reads, registrationCode, now);
  // Validated like the future link: with a valid timestamp, which some codes require.
  const timestamp = invitation ? signValidity(keys, invitation.code, now).timestamp : null;
  const verdict = verdictOf(keys, invitation, timestamp, now);
  if (!invitation || verdict.errors.length > 0) return { link: null, errors: errorTypes(verdict) };
  return { link: makeRegistrationLink(publicUrl, keys, invitation.code, now), errors: [] };
};

export const invitationResolvers = {
  Query: { registrationCodeDetails },
  Mutation: { createRegistrationLink },
};
