/** Which pages must be earned, and how (D12): by the back end's actual answers in this walk. */
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { pageOf, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { member, type Call } from '../../harness/tab/call.ts';
import type { Check } from './visit-invariants.ts';

type Calls = readonly Call[];
/** The back end's answers to an operation. */
const answersOf = (calls: Calls, ...operations: readonly string[]) =>
  calls
    .filter(({ operation }) => operations.includes(operation))
    .flatMap(({ responses }) => responses.map(({ value }) => value));
const REGISTERING = ['registrationSubmitForm', 'finalizeRegistration', 'changeRegistrationEmail'] as const;
const registrations = (calls: Calls) =>
  answersOf(calls, ...REGISTERING).map((answer) => member(answer, 'registration'));
const refusals = (calls: Calls) =>
  answersOf(calls, ...REGISTERING).flatMap((answer): unknown[] => {
    const problems = member(answer, 'registrationProblems');
    return Array.isArray(problems) ? problems : [];
  });
const has = (list: readonly unknown[], name: string, ...values: readonly unknown[]) =>
  list.some((one) => values.includes(member(one, name)));
const isAdmin = (calls: Calls) =>
  answersOf(calls, 'viewer').some((viewer) => JSON.stringify(member(viewer, 'roles')) === '["ADMIN"]');
const activationAsked = (calls: Calls) =>
  calls.some(
    ({ operation, variables, responses }) =>
      operation === 'finalizeRegistration' &&
      responses.length > 0 &&
      Boolean(member(variables['finalizeRegistrationInput'], 'accountActivationId')),
  );

type Earned = (calls: Calls, snapshot: VisitSnapshot) => boolean;
const registeredAs =
  (status: string): Earned =>
  (calls, { context: { registration } }) =>
    registration?.status === status && has(registrations(calls), 'id', registration.id);
const active: Earned = (calls) => has(registrations(calls), 'status', 'ACTIVE');

/** The bearer of a registration, who opens its invitation again (D50). */
const held = (calls: Calls, name: string, value: unknown) =>
  has(
    answersOf(calls, 'registrationCodeDetails').map((answer) => member(answer, 'heldRegistration')),
    name,
    value,
  );

const EARNED: Partial<Readonly<Record<PageId, Earned>>> = {
  registrationForm: (_, { context: { invitation, codeCheck } }) =>
    invitation !== null && (codeCheck === null || codeCheck.verdict === 'valid'),
  leanSecondStep: registeredAs('STARTED'),
  socialSecondStep: registeredAs('STARTED'),
  formFinished: (calls, snapshot) =>
    registeredAs('PENDING_ACTIVATION')(calls, snapshot) || held(calls, 'id', snapshot.context.registration?.id),
  autoActivated: active,
  emailActive: (calls) => has(refusals(calls), 'reason', 'EmailAlreadyUsedActive') || held(calls, 'status', 'ACTIVE'),
  emailPending: (calls) => has(refusals(calls), 'reason', 'EmailAlreadyUsedPending', 'EmailAlreadyUsedInAcq'),
  activateAccount: (_, { context }) => context.activation.id !== null,
  activated: (calls, snapshot) =>
    snapshot.hasTag('alreadyActive')
      ? has(refusals(calls), 'reasonDetails', 'ALREADY_ACTIVE')
      : active(calls, snapshot),
  // Shown after any press, answered or not; and for an address without its id.
  activationError: (
    calls,
    {
      context: {
        activation: { error: activationError },
      },
    },
  ) =>
    activationError === 'failed' ||
    activationError === 'unanswered' ||
    activationError === 'incompleteLink' ||
    activationAsked(calls),
  linkGenerator: isAdmin,
  splitGenerator: isAdmin,
  membershipConfirmation: (calls) => has(answersOf(calls, 'applyForMembership'), 'accepted', true),
};

export function checkEarned(check: Check, calls: Calls, snapshot: VisitSnapshot) {
  const page = pageOf(snapshot)?.id;
  const earned = page && EARNED[page];
  if (earned)
    check.holds('earned', earned(calls, snapshot), () => `${page} is shown, and nothing the back end said earned it`);
}
