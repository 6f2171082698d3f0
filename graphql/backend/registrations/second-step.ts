import { flowRow, secondStepOf } from '../../../machines/flows/read-flows.ts';
import type {
  FinalizeRegistrationResult,
  MutationFinalizeRegistrationArgs,
  RegistrationProblem,
} from '../../generated/backend.ts';
import { activated, refused, becomeActive } from '../activation/activate.ts';
import type { Step } from '../idempotency/mutation.ts';
import { findInvitation } from '../invitations/storage.ts';
import { invitationErrors } from '../invitations/verdict.ts';
import {
  type AddressHolders,
  changesWith,
  existingAccountProblems,
  lockWithAddresses,
  findHolders,
  takeAddress,
} from './address.ts';
import { credentialsOf } from '../accounts/consent-credentials.ts';
import { checkDocuments, checkInput } from './field-rules.ts';
import { flowOf } from '../accounts/flow.ts';
import { problem, registrationActive, registrationUnknown } from '../accounts/problems.ts';
import { mailRegistration } from './registered-mail.ts';
import { statusOf } from '../accounts/status.ts';
import {
  type NewRegistration,
  type StoredRegistration,
  recordConsents,
  updateRegistration,
} from '../accounts/storage.ts';
import { bearerOf, viewOf } from '../accounts/view.ts';

const mailed = async ({ backEnd }: Step, registration: StoredRegistration): Promise<FinalizeRegistrationResult> => ({
  registration: viewOf(backEnd, registration),
  token: await bearerOf(backEnd, registration),
  registrationProblems: [],
  consentCredentials: credentialsOf(backEnd, registration),
  hybrisAccountActivationUrl: null,
});

const invitationProblems = async (
  { tx, now }: Step,
  registration: StoredRegistration,
  { replaced }: AddressHolders,
): Promise<RegistrationProblem[]> => {
  const invitation = await findInvitation(tx, registration.code, now, replaced);
  const errors = invitation ? invitationErrors(invitation) : ['REGISTRATION_CODE_INVALID'];
  return errors.length === 0 ? [] : [problem('RegistrationCode', `invitation: ${errors.join(', ')}`)];
};

const documentProblems = async (
  { tx, now }: Step,
  registration: StoredRegistration,
  { consents }: MutationFinalizeRegistrationArgs,
): Promise<RegistrationProblem[]> => {
  if (consents.length === 0) return [];
  const invitation = await findInvitation(tx, registration.code, now);
  return checkDocuments(
    consents,
    invitation?.countryOptions?.find(({ isoCode }) => isoCode === registration.country),
  );
};

/** The flow's token proved the address, so its bearer is the owner. */
const activatesAtOnce = ({ flow }: StoredRegistration): boolean => flowRow(flowOf(flow)).ends === 'autoActivated';

/** A free place was checked under the lock of the code. */
const activateNow = async (
  step: Step,
  registration: StoredRegistration,
  changes: Partial<NewRegistration>,
): Promise<StoredRegistration> => {
  const active = await becomeActive(step, registration, changes);
  if (!active) throw new Error('the place that was judged to be left is not');
  return active;
};

/** Activates the account if the flow's token proved the address; otherwise mails a link (D15). */
const complete = async (
  step: Step,
  registration: StoredRegistration,
  holders: AddressHolders,
  person: Partial<NewRegistration>,
): Promise<FinalizeRegistrationResult> => {
  const { tx, now } = step;
  const { id, accountKey, emailChanges } = registration;
  // A decoy if the address has an account by now (D40).
  const changes = { ...person, decoy: holders.existing !== null, emailChanges: changesWith(holders, emailChanges) };
  if (activatesAtOnce(registration))
    return activated(
      step,
      await takeAddress(step, accountKey, holders, () => activateNow(step, registration, changes)),
    );
  const pending = { ...changes, status: 'PENDING_ACTIVATION', pendingSince: now } as const;
  const updated = await takeAddress(step, accountKey, holders, () => updateRegistration(tx, id, pending));
  await mailRegistration(step, updated, holders.existing?.registration ?? updated);
  return mailed(step, updated);
};

/**
 * Completes a started registration (D13); requires its bearer token. For a complete one it returns the current state
 * without another effect (D21).
 * @param bearerOfId registration id of the bearer token, or null.
 */
export const secondStep = async (
  step: Step,
  args: MutationFinalizeRegistrationArgs,
  bearerOfId: string | null,
): Promise<FinalizeRegistrationResult> => {
  const { backEnd, tx, now } = step;
  const { consents, finalizeRegistrationInput: input } = args;
  if (bearerOfId === null || bearerOfId !== input.registrationId) return refused([registrationUnknown()]);
  const registration = await lockWithAddresses(step, bearerOfId);
  const status = registration && statusOf(registration, now);
  if (!registration || status === 'EXPIRED') return refused([registrationUnknown()]);
  if (status === 'ACTIVE')
    return activatesAtOnce(registration) ? activated(step, registration) : refused([registrationActive()]);
  if (status === 'PENDING_ACTIVATION') return mailed(step, registration);
  const flow = flowOf(registration.flow);
  const { values: person, problems } = checkInput(input, secondStepOf(flow)?.fields ?? []);
  const holders = await findHolders(step, registration.accountKey, registration.flow);
  const found = [
    ...problems,
    ...(await documentProblems(step, registration, args)),
    ...existingAccountProblems(step, holders, registration.flow),
    ...(await invitationProblems(step, registration, holders)),
    ...(await backEnd.simulated(tx, registration.email, 'FINALIZE')),
  ];
  if (found.length > 0) return refused(found);
  await recordConsents(tx, registration.id, consents, now);
  return complete(step, registration, holders, {
    ...person,
    shoppingPreferences: input.shoppingPreferences ? [...new Set(input.shoppingPreferences)] : null,
  });
};
