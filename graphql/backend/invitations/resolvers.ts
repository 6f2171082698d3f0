import type {
  MutationResolvers,
  QueryResolvers,
  RegistrationCodeDetails,
  RegistrationCodeErrorType,
} from '../../generated/backend.ts';
import { limitRate } from '../http/rate-limits.ts';
import { requireAdmin } from '../tokens/roles.ts';
import { makeRegistrationLink } from './registration-link.ts';
import { signValidity } from './link-validity.ts';
import { type Invitation, findInvitation } from './storage.ts';
import { type Verdict, judge } from './verdict.ts';

/** The contract's types; a newer one passes as it is (the schema's enum is open, D8). */
const errorTypes = (verdict: Verdict): RegistrationCodeErrorType[] => verdict.errors as RegistrationCodeErrorType[];

/** Of a refused link nothing is told but that it is refused. */
const isForged = (verdict: Verdict): boolean =>
  verdict.errors.includes('REGISTRATION_CODE_INVALID') && verdict.details.length === 0;

const detailsOf = (invitation: Invitation | null, verdict: Verdict): RegistrationCodeDetails => ({
  errors: errorTypes(verdict),
  errorDetails: verdict.details.map((error) => ({ error })),
  invitorName: isForged(verdict) || !invitation?.inviterActive ? null : invitation.inviterName,
  countryOptions: verdict.errors.length > 0 ? [] : (invitation?.countryOptions ?? []),
  campaign: isForged(verdict) ? null : (invitation?.campaign ?? null),
});

const registrationCodeDetails: NonNullable<QueryResolvers['registrationCodeDetails']> = async (
  _parent,
  { registrationCode, validityTimestamp },
  { backEnd, client },
) => {
  await limitRate(backEnd, 'codeLookup', client);
  const now = backEnd.clock.now();
  const invitation = await findInvitation(backEnd.store.db, registrationCode, now);
  return detailsOf(invitation, judge(backEnd.keys, invitation, validityTimestamp ?? null, now));
};

const createRegistrationLink: NonNullable<MutationResolvers['createRegistrationLink']> = async (
  _parent,
  { registrationCode },
  context,
) => {
  const { clock, keys, publicUrl, store } = context.backEnd;
  await requireAdmin(context);
  const now = clock.now();
  const invitation = await findInvitation(store.db, registrationCode, now);
  // Judged as the link will be: with a valid time, which some codes demand.
  const timestamp = invitation ? signValidity(keys, invitation.code, now).timestamp : null;
  const verdict = judge(keys, invitation, timestamp, now);
  if (!invitation || verdict.errors.length > 0) return { link: null, errors: errorTypes(verdict) };
  return { link: makeRegistrationLink(publicUrl, keys, invitation.code, now), errors: [] };
};

export const invitationResolvers = {
  Query: { registrationCodeDetails },
  Mutation: { createRegistrationLink },
};
