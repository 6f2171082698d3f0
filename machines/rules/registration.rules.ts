/** Actions and guards of a registration: its form, and the meaning of responses. */
import { normaliseEmail } from '../domain/email.ts';
import { READING_TIME, timeLeft } from '../domain/waits.ts';
import type { RegistrationFlow } from '../flows/flows.ts';
import { fieldsOf, formFields, needsToken } from '../flows/read-flows.ts';
import { given } from '../common/given.ts';
import { promisedVoucher } from './offers.rules.ts';
import { momentOf, store, emit, emitAll, when } from './visit.base.ts';
import type { VisitContext, VisitEvent } from '../context/visit.types.ts';
import { attemptOf, inEnglish, withoutAddress, withPerson, type Submitted } from '../context/attempt.ts';
import { fieldProblemsOf, outcomeOf, termsOutdated, reportedReasons } from '../context/problem-reasons.ts';
import { maySend } from '../forms/registration.checks.ts';
import { answered, changed, NOTHING_SENT, unanswered } from '../context/requests.ts';
import type { RequestName } from '../context/requests.types.ts';
import type { RegistrationField } from '../flows/fields.ts';
import type {
  AddressedBy,
  RegisterInput,
  Registration,
  RegistrationAnswer,
  RegistrationValues,
} from '../context/registration.types.ts';

export const reasonsOf = ({ answer }: VisitContext) => answer?.reasons ?? [];
/** The field problems of a refusal, for the form's values and those of a second step. */
export const problemsOf = (context: VisitContext) => {
  const { register, complete } = context.requests;
  return fieldProblemsOf(
    reasonsOf(context),
    register.sent ? withPerson(register.sent.values, complete.sent?.completion) : undefined,
  );
};
const refusedFields = (context: VisitContext) => Object.keys(problemsOf(context)) as RegistrationField[];

/** The registration in the response, with its address: the known one for the same id, otherwise the one just sent. */
const registrationOf = ({ answer, requests, registration }: VisitContext): Registration | null => {
  if (!answer?.registration) return null;
  const { id, status } = answer.registration;
  const email =
    registration?.id === id ? registration.email : normaliseEmail(requests.register.sent?.values.email ?? '');
  return { id, email, status: status === 'STARTED' ? 'STARTED' : 'PENDING_ACTIVATION' };
};

/**
 * The address refused as already registered, by its source: other unanswered requests may have a different one. An
 * activation link does not contain the address.
 */
const ADDRESS: Readonly<Record<AddressedBy, (context: VisitContext) => string | undefined>> = {
  register: ({ requests }) => requests.register.sent?.values.email,
  newAddress: ({ requests }) => requests.newAddress.sent?.email,
  registration: ({ registration }) => registration?.email,
  link: () => undefined,
};

export function registerInput({ context }: { context: VisitContext }): RegisterInput {
  const { requests, codeCheck, flow, token, options } = context;
  const { sourcePath, previousPdpPage } = options;
  const countryOptions = codeCheck?.countryOptions ?? [];
  return { ...given(requests.register.sent), countryOptions, flow, token: token.text, sourcePath, previousPdpPage };
}

/** The back end does not know the language of the request: it is repeated once in English (D16). */
const isAskedInEnglish = ({ reasons }: RegistrationAnswer, { requests }: VisitContext) =>
  outcomeOf(reasons) === 'localeRefused' && requests.register.sent?.locale !== 'en';

/** Resets mail requests: no mail was sent to the new address yet. */
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
  /** Starts a look-up in parallel to the form: clears earlier reasons against sending, but keeps refusals (D16). */
  beginLookUp: store((_: undefined, { requests }) => {
    const { lookUp, register } = requests;
    const stays = register.problem?.kind === 'fields' || register.problem?.kind === 'lapsed';
    const problem = stays ? register.problem : null;
    return { requests: { ...requests, lookUp: { ...lookUp, problem: null }, register: { ...register, problem } } };
  }),
  /** The look-up had no response; if the form was submitted meanwhile, it shows the same problem. */
  storeUnchecked: store((_: undefined, { requests }) => {
    const { lookUp, register } = requests;
    const problem = unanswered(register) ? lookUp.problem : null;
    return { requests: { ...requests, register: { ...register, problem } } };
  }),
  /** Adds the voucher that the form promised; the first submission decides (D51). */
  storePromise: store((_: undefined, context) => {
    const { sent } = context.requests.register;
    return changed(context, 'register', {
      sent: sent && { ...sent, voucher: sent.voucher ?? promisedVoucher(context) },
    });
  }),
  /**
   * A request that will be repeated in English keeps its key until then. An address change is kept for the handling of
   * the response.
   */
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
  /** A completed form is never shown again. */
  forgetForm: store((_: undefined, { requests }) => ({
    requests: { ...requests, register: NOTHING_SENT.register, complete: NOTHING_SENT.complete },
  })),
  storeFieldProblems: store((_: undefined, context) =>
    changed(context, 'register', {
      problem: { kind: 'fields', fields: problemsOf(context) },
      revealed: refusedFields(context).filter((field) => !fieldsOf(context.flow, 'registrationForm').includes(field)),
    }),
  ),
  /** Discards a started registration; one whose mail was sent is kept. */
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
      registration: registration && sent && { ...registration, email: normaliseEmail(sent.email) },
    };
  }),
  /** A new registration is the only remaining option. */
  offerAnew: store(() => ({ anewOffered: true })),
  storeCodeRefusal: store((_: undefined, { codeCheck }) => ({
    codeCheck: {
      inviter: null,
      countryOptions: [],
      campaign: null,
      forbiddenReferrer: null,
      unknownTypes: [],
      ...codeCheck,
      verdict: 'invalid',
    },
  })),
  /** Clears the address for entering another one; other fields stay. */
  clearAddress: store((_: undefined, context) => changed(context, 'register', { sent: withoutAddress(context) })),
  reportReasons: emitAll((context) =>
    reportedReasons(reasonsOf(context)).map((value) => ({ type: 'anomaly.reported', what: 'problemReason', value })),
  ),
  /** Credentials for the customer's own consents, for the consent platform (D36). */
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
  /** Accepted in this flow: its next step is due, or it has ended (D15). */
  acceptedIn: when((context, flow: RegistrationFlow) => context.flow === flow && isAccepted(context)),
  answerMeans: when((context, means: ReturnType<typeof outcomeOf>) => outcomeOf(reasonsOf(context)) === means),
  changedTooOften: when(({ answer }) => answer?.details.includes('CHANGED_TOO_OFTEN') ?? false),
  termsOutdated: when((context) => termsOutdated(reasonsOf(context))),
  mayAskInEnglish: when((context) => context.answer !== null && isAskedInEnglish(context.answer, context)),
  registered: when(({ registration }) => registration?.status === 'PENDING_ACTIVATION'),
  /** True if reading time is left before the forward; a visitor who returns later stays. */
  forwardDue: (known: { context: VisitContext; event: VisitEvent }) =>
    timeLeft(known.context.forwardAt, momentOf(known)) > 0,
  accountIs: when(({ account }, is: 'active' | 'pending') => account?.state === is),
  /** An address from a token is fixed (D15). */
  mayChangeAddress: when(({ flow }) => !needsToken(flow)),
};
