/** The registration's actions and guards: of its form, and of what an answer means. */
import { emailAsUsed } from '../domain/email.ts';
import { READING_TIME, timeLeft } from '../domain/waits.ts';
import type { RegistrationFlow } from '../flows/flows.ts';
import { fieldsOf, formFields, needsToken } from '../flows/read-flows.ts';
import { given } from '../given.ts';
import { promisedVoucher } from '../landing/offers.rules.ts';
import { momentOf, store, emit, emitAll, when } from '../visit.base.ts';
import type { VisitContext, VisitEvent } from '../visit.types.ts';
import { attemptOf, inEnglish, withoutAddress, withPerson, type Submitted } from './attempt.ts';
import { fieldProblemsOf, outcomeOf, termsOutdated, reportedReasons } from './problem-reasons.ts';
import { maySend } from './registration.checks.ts';
import { answered, changed, NOTHING_SENT, unanswered } from '../requests/requests.ts';
import type { RequestName } from '../requests/requests.types.ts';
import type { RegistrationField } from '../flows/fields.ts';
import type {
  AddressedBy,
  RegisterInput,
  Registration,
  RegistrationAnswer,
  RegistrationValues,
} from './registration.types.ts';

export const reasonsOf = ({ answer }: VisitContext) => answer?.reasons ?? [];
/** What a refusal is about: the form’s values, and what a second step gave besides. */
export const problemsOf = (context: VisitContext) => {
  const { register, complete } = context.requests;
  return fieldProblemsOf(
    reasonsOf(context),
    register.sent ? withPerson(register.sent.values, complete.sent?.completion) : undefined,
  );
};
const refusedFields = (context: VisitContext) => Object.keys(problemsOf(context)) as RegistrationField[];

/** The registration that an answer tells of, with its address: its own if it is known, else the one just sent. */
const registrationOf = ({ answer, requests, registration }: VisitContext): Registration | null => {
  if (!answer?.registration) return null;
  const { id, status } = answer.registration;
  const email = registration?.id === id ? registration.email : emailAsUsed(requests.register.sent?.values.email ?? '');
  return { id, email, status: status === 'STARTED' ? 'STARTED' : 'PENDING_ACTIVATION' };
};

/** The address that was refused as known: what else was sent, and not answered, may have another. A mailed link does not say its own. */
const ADDRESS: Readonly<Record<AddressedBy, (context: VisitContext) => string | undefined>> = {
  register: ({ requests }) => requests.register.sent?.values.email,
  newAddress: ({ requests }) => requests.newAddress.sent?.email,
  registration: ({ registration }) => registration?.email,
  link: () => undefined,
};

/** What a registration is sent with. */
export function registerInput({ context }: { context: VisitContext }): RegisterInput {
  const { requests, judgement, flow, token, options } = context;
  const { sourcePath, previousPdpPage } = options;
  const countryOptions = judgement?.countryOptions ?? [];
  return { ...given(requests.register.sent), countryOptions, flow, token: token.text, sourcePath, previousPdpPage };
}

/** The back end does not know the language of what was sent: it is asked once more in English (D16). */
const isAskedInEnglish = ({ reasons }: RegistrationAnswer, { requests }: VisitContext) =>
  outcomeOf(reasons) === 'localeRefused' && requests.register.sent?.locale !== 'en';

/** Nothing was mailed yet to where it goes now, by the answer to one of them. */
const withoutMail = ({ requests }: VisitContext, by: AddressedBy) => ({
  requests: {
    ...requests,
    resend: NOTHING_SENT.resend,
    ...(by === 'newAddress' ? { newAddress: NOTHING_SENT.newAddress } : {}),
  },
});

export const registrationActions = {
  storeAttempt: store((submitted: Submitted, context) =>
    changed(context, 'register', { sent: attemptOf(submitted, context), problem: null }),
  ),
  storeEnglishAttempt: store((_: undefined, context) => {
    const { sent } = context.requests.register;
    return { ...changed(context, 'register', { sent: sent && inEnglish(sent) }), answer: null };
  }),
  /** The invitation is looked up beside the form: what kept the form from being sent before is over; what was refused of it is not (D16). */
  beginLookUp: store((_: undefined, { requests }) => {
    const { lookUp, register } = requests;
    const stays = register.problem?.kind === 'fields' || register.problem?.kind === 'lapsed';
    const problem = stays ? register.problem : null;
    return { requests: { ...requests, lookUp: { ...lookUp, problem: null }, register: { ...register, problem } } };
  }),
  /** No answer to the look-up: where the form was sent meanwhile, that is why it was not answered. */
  storeUnjudged: store((_: undefined, { requests }) => {
    const { lookUp, register } = requests;
    const problem = unanswered(register) ? lookUp.problem : null;
    return { requests: { ...requests, register: { ...register, problem } } };
  }),
  /** With the voucher that the form promised: the first sending decides (D51). */
  storePromise: store((_: undefined, context) => {
    const { sent } = context.requests.register;
    return changed(context, 'register', {
      sent: sent && { ...sent, voucher: sent.voucher ?? promisedVoucher(context) },
    });
  }),
  /** What is sent once more in English keeps its key until then; who has a new address, what the answer means reads. */
  storeAnswer: store(({ of, answer }: { of: RequestName; answer: RegistrationAnswer }, context) => ({
    ...(of === 'newAddress' || (of === 'register' && isAskedInEnglish(answer, context)) ? {} : answered(context, of)),
    answer,
    grantedVoucher: answer.registration ? (answer.registration.voucher ?? null) : context.grantedVoucher,
  })),
  storeRegistration: store((_: undefined, context) => ({
    ...changed(context, 'resend', NOTHING_SENT.resend),
    registration: registrationOf(context),
    signedIn: true,
    anewOffered: false,
    account: null,
    activation: { ...context.activation, success: null },
  })),
  /** Nothing of a completed form is shown again. */
  forgetForm: store((_: undefined, { requests }) => ({
    requests: { ...requests, register: NOTHING_SENT.register, complete: NOTHING_SENT.complete },
  })),
  storeFieldProblems: store((_: undefined, context) =>
    changed(context, 'register', {
      problem: { kind: 'fields', fields: problemsOf(context) },
      revealed: refusedFields(context).filter((field) => !fieldsOf(context.flow, 'registrationForm').includes(field)),
    }),
  ),
  /** What was only begun is left behind; a registration whose mail was sent is not. */
  storeAccount: store(({ state, by }: { state: 'active' | 'pending'; by: AddressedBy }, context) => ({
    ...withoutMail(context, by),
    account: { state, email: ADDRESS[by](context) ?? '' },
    registration: context.registration?.status === 'STARTED' ? null : context.registration,
    anewOffered: false,
    forwardAt: state === 'active' && context.answer ? context.answer.at + READING_TIME : null,
  })),
  clearForwarding: store(() => ({ forwardAt: null })),
  storeNewAddress: store((_: undefined, context) => {
    const { registration, requests } = context;
    const { sent } = requests.newAddress;
    return {
      ...withoutMail(context, 'newAddress'),
      registration: registration && sent && { ...registration, email: emailAsUsed(sent.email) },
    };
  }),
  /** Registering anew is what is left. */
  offerAnew: store(() => ({ anewOffered: true })),
  storeCodeRefusal: store((_: undefined, { judgement }) => ({
    judgement: {
      inviter: null,
      countryOptions: [],
      campaign: null,
      forbiddenReferrer: null,
      unknownTypes: [],
      ...judgement,
      verdict: 'invalid',
    },
  })),
  /** A different address is asked for: everything else of the form stays. */
  clearAddress: store((_: undefined, context) => changed(context, 'register', { sent: withoutAddress(context) })),
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
  mayBeSent: when(({ flow, requests }, values: RegistrationValues) =>
    maySend(values, formFields(flow, requests.register.revealed)),
  ),
  accepted: when(isAccepted),
  /** In this flow: its next step is due, or it has ended (D15). */
  acceptedIn: when((context, flow: RegistrationFlow) => context.flow === flow && isAccepted(context)),
  answerMeans: when((context, means: ReturnType<typeof outcomeOf>) => outcomeOf(reasonsOf(context)) === means),
  changedTooOften: when(({ answer }) => answer?.details.includes('CHANGED_TOO_OFTEN') ?? false),
  termsOutdated: when((context) => termsOutdated(reasonsOf(context))),
  mayAskInEnglish: when((context) => context.answer !== null && isAskedInEnglish(context.answer, context)),
  registered: when(({ registration }) => registration?.status === 'PENDING_ACTIVATION'),
  /** Time is left to be taken on; whoever comes back after it stays. */
  forwardDue: (known: { context: VisitContext; event: VisitEvent }) =>
    timeLeft(known.context.forwardAt, momentOf(known)) > 0,
  accountIs: when(({ account }, is: 'active' | 'pending') => account?.state === is),
  /** The address of a token can't be changed (D15). */
  mayChangeAddress: when(({ flow }) => !needsToken(flow)),
};
