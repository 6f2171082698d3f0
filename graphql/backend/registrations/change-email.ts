import { accountKey } from '../../../machines/domain/email.ts';
import { needsToken } from '../../../machines/flows/read-flows.ts';
import type {
  ChangeRegistrationEmailResult,
  MutationChangeRegistrationEmailArgs,
  RegistrationProblem,
} from '../../generated/backend.ts';
import { supersedeLinks } from '../activation/links.ts';
import { mutation, type Step } from '../idempotency/mutation.ts';
import { freeAddress, lookAtAddress, existingAccountProblem } from './address.ts';
import { checkInput, checkLocale } from './field-rules.ts';
import { flowOf } from './flow.ts';
import { verifyBearer } from './finalize.ts';
import { problem, registrationUnknown } from './problems.ts';
import { mailRegistration } from './registered-mail.ts';
import { statusOf } from './status.ts';
import {
  type StoredRegistration,
  findRegistration,
  lockAddress,
  lockRegistration,
  updateRegistration,
} from './storage.ts';
import { viewOf } from './view.ts';

const refused = (registrationProblems: RegistrationProblem[]): ChangeRegistrationEmailResult => ({
  registration: null,
  registrationProblems,
});

/** Locks the registration and both addresses, in an order that can't cross that of a submit. */
const lockWithAddresses = async (
  { tx }: Step,
  id: string | null,
  account: string,
): Promise<StoredRegistration | null> => {
  const known = id === null ? null : await findRegistration(tx, id);
  if (!known) return null;
  for (const address of [known.accountKey, account].sort()) await lockAddress(tx, address);
  const registration = await lockRegistration(tx, known.id);
  return registration?.accountKey === known.accountKey ? registration : null;
};

const move = async (
  step: Step,
  registration: StoredRegistration,
  email: string,
  locale: string,
): Promise<ChangeRegistrationEmailResult> => {
  const { backEnd, tx, now } = step;
  const account = accountKey(email);
  const existing = await lookAtAddress(step, account, registration.id);
  if (existing && backEnd.settings.revealAccountState) return refused([existingAccountProblem(existing)]);
  await freeAddress(step, account, registration.id);
  await supersedeLinks(tx, registration.id, now);
  const changes = { email, accountKey: account, locale, decoy: existing !== null };
  const moved = await updateRegistration(tx, registration.id, changes);
  await mailRegistration(step, moved, existing?.registration ?? moved);
  return { registration: viewOf(backEnd, moved), registrationProblems: [] };
};

/** The address of these flows stands in a token: another one would have what was proved, or approved, for the first. */
const isProved = ({ flow }: StoredRegistration): boolean => needsToken(flowOf(flow));

const run = async (
  step: Step,
  args: MutationChangeRegistrationEmailArgs,
  bearerOfId: string | null,
): Promise<ChangeRegistrationEmailResult> => {
  const { values, problems } = checkInput({ email: args.email }, ['email']);
  const found = [...problems, ...checkLocale(args.locale)];
  const { email } = values;
  if (found.length > 0 || email === undefined) return refused(found);
  const registration = await lockWithAddresses(step, bearerOfId, accountKey(email));
  const status = registration && statusOf(registration, step.now);
  // An active one is its owner's, who need not be who typed the address (D54).
  if (!registration || status === 'EXPIRED' || status === 'ACTIVE') return refused([registrationUnknown()]);
  if (isProved(registration)) return refused([problem('EmailInvalid', 'the address is the one that a token proved')]);
  return move(step, registration, email, args.locale);
};

/** Moves a registration that is not active yet to another address (D27); the link mailed before opens nothing any more. */
export const changeRegistrationEmail = mutation({
  field: 'changeRegistrationEmail',
  limit: 'changeRegistrationEmail',
  verify: verifyBearer,
  run,
});
