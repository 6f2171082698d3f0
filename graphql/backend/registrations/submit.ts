import { accountKey, checkEmail } from '../../../machines/domain/email.ts';
import { normaliseCode } from '../../../machines/domain/registration-code.ts';
import { fieldsOf, secondStepOf } from '../../../machines/flows/read-flows.ts';
import type { MutationSubmitArgs, RegistrationProblem, SubmitResult } from '../../generated/backend.ts';
import { mutation, type Step } from '../idempotency/mutation.ts';
import { type Invitation, findInvitation } from '../invitations/storage.ts';
import { type Verdict, verdictOf } from '../invitations/verdict.ts';
import { grantedVoucher } from '../invitations/welcome-voucher.ts';
import { randomId } from '../common/keys.ts';
import {
  type AddressHolders,
  NO_HOLDERS,
  changesWith,
  existingAccountProblems,
  findHolders,
  takeAddress,
} from './address.ts';
import { credentialsOf } from '../accounts/consent-credentials.ts';
import { checkConsents, type Person, checkInput, checkLocale, checkOffer } from './field-rules.ts';
import { flowOf, tokenOf } from '../accounts/flow.ts';
import { allowsRetry, outcomeOf, problem } from '../accounts/problems.ts';
import { mailRegistration } from './registered-mail.ts';
import { type VerifiedToken, checkVerifiedToken, verifyFlowToken } from './verified-token.ts';
import {
  type NewRegistration,
  type StoredRegistration,
  insertRegistration,
  recordConsents,
} from '../accounts/storage.ts';
import { bearerOf, viewOf } from '../accounts/view.ts';

const refusal = (registrationProblems: RegistrationProblem[]): SubmitResult => ({
  registration: null,
  token: null,
  registrationProblems,
  consentCredentials: null,
});

/**
 * `RegistrationCodeInvalid` for an unknown code or invalid link; `RegistrationCode` for a code that can't be used now.
 */
const codeProblems = ({ errors }: Verdict): RegistrationProblem[] => {
  if (errors.length === 0) return [];
  const reason = errors.includes('REGISTRATION_CODE_INVALID') ? 'RegistrationCodeInvalid' : 'RegistrationCode';
  return [problem(reason, `invitation: ${errors.join(', ')}`)];
};

interface CheckedForm {
  email: string | null;
  person: Person;
  problems: RegistrationProblem[];
}

/** All problems of the form fields (D16). */
const checkForm = (args: MutationSubmitArgs, verified: VerifiedToken, invitation: Invitation | null): CheckedForm => {
  const { consents, formInput: form, registrationCode } = args;
  const { values, problems: fieldProblems } = checkInput(form, fieldsOf(flowOf(form.flow), 'registrationForm'));
  const { email = null, country, ...person } = values;
  const option = invitation?.countryOptions?.find(({ isoCode }) => isoCode === form.country);
  const problems = [
    ...fieldProblems,
    ...(country === undefined ? [] : checkOffer(country, invitation?.countryOptions ?? null)),
    ...checkConsents(consents, option),
    ...checkLocale(form.locale),
    ...checkVerifiedToken(verified, email, registrationCode),
  ];
  return { email, person, problems };
};

const MAX_PATH = 2048;
/** Truncated: a long path must not cause a refusal. */
const pathOf = (text: string | null | undefined): string | null => (text ? text.slice(0, MAX_PATH) : null);

interface Accepted {
  email: string;
  person: Person;
  invitation: Invitation;
  holders: AddressHolders;
}

const newRegistration = (
  { backEnd, now }: Step,
  args: MutationSubmitArgs,
  verified: VerifiedToken,
  accepted: Accepted,
): NewRegistration => {
  const { formInput: form, deepLinkingPageData: page } = args;
  const claims = verified?.refused === false ? verified.claims : null;
  const flow = flowOf(form.flow);
  // False if a second step completes the registration (D15).
  const complete = secondStepOf(flow) === null;
  return {
    id: randomId(),
    customerId: randomId(),
    accountKey: accountKey(accepted.email),
    email: accepted.email,
    // A decoy if the address has an account (D40).
    decoy: accepted.holders.existing !== null,
    emailChanges: changesWith(accepted.holders),
    status: complete ? 'PENDING_ACTIVATION' : 'STARTED',
    flow: form.flow,
    code: accepted.invitation.code,
    ...accepted.person,
    country: form.country,
    locale: form.locale,
    socialProvider: tokenOf(flow)?.sentAs === 'socialRegistrationInput' ? (claims?.provider ?? null) : null,
    sourcePath: pathOf(page?.sourcePath),
    previousPdpPage: pathOf(page?.previousPDPPage),
    voucher: grantedVoucher(form.voucher, accepted.invitation, backEnd.features.current()),
    createdAt: now,
    pendingSince: complete ? now : null,
  };
};

const create = async (
  step: Step,
  args: MutationSubmitArgs,
  values: NewRegistration,
  holders: AddressHolders,
): Promise<StoredRegistration> => {
  const { tx, now } = step;
  const insert = () => insertRegistration(tx, values);
  // A started registration does not replace others (D14).
  const registration = await (values.status === 'STARTED'
    ? insert()
    : takeAddress(step, values.accountKey, holders, insert));
  await recordConsents(tx, registration.id, args.consents, now);
  await mailRegistration(step, registration, holders.existing?.registration ?? registration);
  return registration;
};

const run = async (step: Step, args: MutationSubmitArgs, verified: VerifiedToken): Promise<SubmitResult> => {
  const { backEnd, tx, now } = step;
  const { registrationCode, formInput } = args;
  // Lock order: address, then code.
  const typed = checkEmail(formInput.email ?? '');
  const holders = 'email' in typed ? await findHolders(step, accountKey(typed.email), formInput.flow) : NO_HOLDERS;
  const invitation = await findInvitation(tx, registrationCode, now, holders.replaced);
  const { email, person, problems } = checkForm(args, verified, invitation);
  const simulated = email === null ? [] : await backEnd.simulated(tx, email, 'SUBMIT');
  const verdict = verdictOf(backEnd.keys, invitation, formInput.validityTimestamp ?? null, now);
  const found = [
    ...problems,
    // Reported only if the form is otherwise valid.
    ...(problems.length === 0 && invitation !== null ? existingAccountProblems(step, holders, formInput.flow) : []),
    ...codeProblems(verdict),
    ...simulated,
  ];
  if (found.length > 0 || email === null || !invitation) return refusal(found);
  const accepted = { email, person, invitation, holders };
  const registration = await create(step, args, newRegistration(step, args, verified, accepted), holders);
  return {
    registration: viewOf(backEnd, registration),
    token: await bearerOf(backEnd, registration),
    registrationProblems: [],
    consentCredentials: credentialsOf(backEnd, registration),
  };
};

/** Creates a registration: first step of every flow (D13, D15). */
export const submit = mutation({
  field: 'submit',
  limit: 'submit',
  verify: verifyFlowToken,
  codeOf: (_context, { registrationCode }) => normaliseCode(registrationCode),
  run,
  isFinal: (answer: SubmitResult) => !allowsRetry(answer),
  count: ({ registrations }, answer) => registrations.inc({ outcome: outcomeOf(answer) }),
});
