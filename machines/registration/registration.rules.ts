/** The registration's actions and guards: of its form, and of what an answer means. */
import { emailAsUsed } from '../domain/email.ts';
import { READING_TIME, timeLeft } from '../domain/waits.ts';
import type { RegistrationFlow } from '../flows/flows.ts';
import { fieldsOf, formFields, needsToken } from '../flows/read-flows.ts';
import { promisedVoucher } from '../landing/offers.rules.ts';
import { momentOf, store, emit, emitAll, when } from '../visit.base.ts';
import type { VisitContext, VisitEvent } from '../visit.types.ts';
import {
  attemptOf,
  inEnglish,
  consumed,
  consumedCompletion,
  withoutAddress,
  withPerson,
  type Submitted,
} from './attempt.ts';
import { fieldProblemsOf, outcomeOf, termsOutdated, reportedReasons } from './problem-reasons.ts';
import { maySend } from './registration.checks.ts';
import type { RegistrationField } from '../flows/fields.ts';
import type { AddressedBy, Registration, RegistrationAnswer, RegistrationValues } from './registration.types.ts';

export const reasonsOf = ({ answer }: VisitContext) => answer?.reasons ?? [];
/** What a refusal is about: the form’s values, and what a second step gave besides. */
export const problemsOf = (context: VisitContext) => {
  const { attempt, completionAttempt } = context;
  return fieldProblemsOf(
    reasonsOf(context),
    attempt ? withPerson(attempt.values, completionAttempt?.completion) : undefined,
  );
};
const refusedFields = (context: VisitContext) => Object.keys(problemsOf(context)) as RegistrationField[];

/** The registration that an answer tells of, with its address: its own if it is known, else the one just sent. */
const registrationOf = ({ answer, attempt, registration }: VisitContext): Registration | null => {
  if (!answer?.registration) return null;
  const { id, status } = answer.registration;
  const email = registration?.id === id ? registration.email : emailAsUsed(attempt?.values.email ?? '');
  return { id, email, status: status === 'STARTED' ? 'STARTED' : 'PENDING_ACTIVATION' };
};

/** The address that was refused as known: what else was sent, and not answered, may have another. */
const addressSent = (by: AddressedBy, context: VisitContext) =>
  (by === 'attempt' ? context.attempt?.values : by === 'link' ? null : context[by])?.email ?? '';

export const registrationActions = {
  storeAttempt: store((submitted: Submitted, context) => ({ attempt: attemptOf(submitted, context), problem: null })),
  storeEnglishAttempt: store((_: undefined, { attempt }) => ({ attempt: attempt && inEnglish(attempt), answer: null })),
  /** With the voucher that the form promised: the first sending decides (D51). */
  storePromise: store((_: undefined, context) => {
    const { attempt } = context;
    return { attempt: attempt && { ...attempt, voucher: attempt.voucher ?? promisedVoucher(context) } };
  }),
  storeAnswer: store((answer: RegistrationAnswer, { grantedVoucher }) => ({
    answer,
    press: null,
    grantedVoucher: answer.registration ? (answer.registration.voucher ?? null) : grantedVoucher,
  })),
  storeRegistration: store((_: undefined, context) => ({
    registration: registrationOf(context),
    signedIn: true,
    anewOffered: false,
    attempt: consumed(context.attempt),
    completionAttempt: consumedCompletion(context.completionAttempt),
    account: null,
    activated: null,
    resend: null,
  })),
  /** Nothing of a completed form is shown again. */
  forgetForm: store(() => ({ attempt: null, completionAttempt: null, revealed: [] })),
  storeFieldProblems: store((_: undefined, context) => ({
    problem: { kind: 'fields', fields: problemsOf(context) },
    revealed: refusedFields(context).filter((field) => !fieldsOf(context.flow, 'registrationForm').includes(field)),
    attempt: consumed(context.attempt),
    emailRequest: null,
  })),
  storeTechnicalProblem: store((_: undefined, { attempt, completionAttempt }) => ({
    problem: { kind: 'technical' },
    attempt: consumed(attempt),
    completionAttempt: consumedCompletion(completionAttempt),
    emailRequest: null,
  })),
  /** What was only begun is left behind; a registration whose mail was sent is not. */
  storeAccount: store(({ state, by }: { state: 'active' | 'pending'; by: AddressedBy }, context) => ({
    account: { state, email: addressSent(by, context) },
    registration: context.registration?.status === 'STARTED' ? null : context.registration,
    anewOffered: false,
    attempt: consumed(context.attempt),
    completionAttempt: consumedCompletion(context.completionAttempt),
    emailRequest: null,
    resend: null,
    forwardAt: state === 'active' && context.answer ? context.answer.at + READING_TIME : null,
  })),
  clearForwarding: store(() => ({ forwardAt: null })),
  storeNewAddress: store((_: undefined, { registration, emailRequest }) => ({
    registration: registration && emailRequest && { ...registration, email: emailAsUsed(emailRequest.email) },
    emailRequest: null,
    resend: null,
  })),
  /** No further address is taken: registering anew is what is left. */
  refuseChange: store(() => ({
    emailRequest: null,
    anewOffered: true,
    problem: { kind: 'fields', fields: { email: 'changedTooOften' } },
  })),
  storeCodeRefusal: store((_: undefined, { judgement, attempt }) => ({
    judgement: {
      inviter: null,
      countryOptions: [],
      campaign: null,
      forbiddenReferrer: null,
      unknownTypes: [],
      ...judgement,
      verdict: 'invalid',
    },
    attempt: consumed(attempt),
  })),
  /** A different address is asked for: everything else of the form stays. */
  clearAddress: store((_: undefined, context) => ({ attempt: withoutAddress(context) })),
  reportReasons: emitAll((context) =>
    reportedReasons(reasonsOf(context)).map((value) => ({ type: 'anomaly.reported', what: 'problemReason', value })),
  ),
  /** What opens the customer's own consents, for whoever keeps them (D36). */
  handOverCredentials: emitAll(({ answer }) =>
    answer?.credentials ? [{ type: 'credentials.received', credentials: answer.credentials }] : [],
  ),
  discardDraft: emit({ type: 'draft.discarded', form: 'registration' }),
};

const isAccepted = ({ answer }: VisitContext) =>
  answer !== null && answer.registration !== null && outcomeOf(answer.reasons) === 'accepted';

export const registrationGuards = {
  mayBeSent: when(({ flow, revealed }, values: RegistrationValues) => maySend(values, formFields(flow, revealed))),
  accepted: when(isAccepted),
  /** In this flow: its next step is due, or it has ended (D15). */
  acceptedIn: when((context, flow: RegistrationFlow) => context.flow === flow && isAccepted(context)),
  answerMeans: when((context, means: ReturnType<typeof outcomeOf>) => outcomeOf(reasonsOf(context)) === means),
  changedTooOften: when(({ answer }) => answer?.details.includes('CHANGED_TOO_OFTEN') ?? false),
  termsOutdated: when((context) => termsOutdated(reasonsOf(context))),
  mayAskInEnglish: when(
    (context) => outcomeOf(reasonsOf(context)) === 'localeRefused' && context.attempt?.locale !== 'en',
  ),
  registered: when(({ registration }) => registration?.status === 'PENDING_ACTIVATION'),
  /** Time is left to be taken on; whoever comes back after it stays. */
  forwardDue: (known: { context: VisitContext; event: VisitEvent }) =>
    timeLeft(known.context.forwardAt, momentOf(known)) > 0,
  accountIs: when(({ account }, is: 'active' | 'pending') => account?.state === is),
  /** The address of a token can't be changed (D15). */
  mayChangeAddress: when(({ flow }) => !needsToken(flow)),
};
