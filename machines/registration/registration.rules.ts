/** The registration's actions and guards. */
import { emit, enqueueActions } from 'xstate';
import { store, when } from '../journey.base.ts';
import type { Attempt, JourneyContext, JourneyEmitted, JourneyEvent } from '../journey.types.ts';
import { fieldProblemsOf, outcomeOf, termsOutdated, unknownReasons } from './problem-reasons.ts';
import { checkRegistration } from './registration.checks.ts';
import type { RegistrationAnswer, RegistrationValues } from './registration.types.ts';

type Submitted = Extract<JourneyEvent, { type: 'form.submitted' }>;

const reasonsOf = ({ answer }: JourneyContext) => answer?.reasons ?? [];
const sameBut = (key: string, a: Attempt, b: Attempt) =>
  JSON.stringify({ ...a, key }) === JSON.stringify({ ...b, key });

/** Ends the key of an attempt that was turned to English. */
const IN_ENGLISH = '-en';

/**
 * The attempt that a press makes: an unchanged form repeats the key of one that was never answered (D21, D24), in English
 * if it had been turned to it.
 */
const attemptOf = ({ values, locale, key }: Submitted, { attempt, invitation }: JourneyContext): Attempt => {
  const next = { key, code: invitation?.code ?? '', timestamp: invitation?.timestamp ?? null, locale, values };
  const repeated = attempt?.key.endsWith(IN_ENGLISH) ? { ...next, locale: attempt.locale } : next;
  return attempt && sameBut(key, attempt, repeated) ? attempt : next;
};

export const registrationActions = {
  storeAttempt: store((submitted: Submitted, context) => ({ attempt: attemptOf(submitted, context), problem: null })),
  /** A back end that does not know the language is asked once more in English: a new attempt (D16). */
  storeEnglishAttempt: store((_: undefined, { attempt }) => ({
    attempt: attempt && { ...attempt, locale: 'en', key: attempt.key + IN_ENGLISH },
    answer: null,
  })),
  storeAnswer: store((answer: RegistrationAnswer) => ({ answer })),
  storeRegistration: store((_: undefined, { answer }) => ({
    registration: answer?.registration ?? null,
    attempt: null,
    account: null,
    resend: null,
  })),
  /** An answered attempt is over: the next press is a new one. The values stay for the form to show again. */
  storeFieldProblems: store((_: undefined, context) => ({
    problem: { kind: 'fields', fields: fieldProblemsOf(reasonsOf(context), context.attempt?.values) },
    attempt: spent(context.attempt),
  })),
  storeTechnicalProblem: store((_: undefined, { attempt }) => ({
    problem: { kind: 'technical' },
    attempt: spent(attempt),
  })),
  storeAccount: store((state: 'active' | 'pending', { attempt }) => ({
    account: { state, email: attempt?.values.email ?? '' },
    attempt: spent(attempt),
    resend: null,
  })),
  storeCodeRefusal: store((_: undefined, { judgement, attempt }) => ({
    judgement: {
      inviter: null,
      countryOptions: [],
      campaign: null,
      unknownTypes: [],
      ...judgement,
      verdict: 'invalid',
    },
    attempt: spent(attempt),
  })),
  reportUnknownReasons: enqueueActions<
    JourneyContext,
    JourneyEvent,
    undefined,
    JourneyEvent,
    never,
    never,
    never,
    never,
    JourneyEmitted
  >(({ context, enqueue }) => {
    for (const value of unknownReasons(reasonsOf(context)))
      enqueue.emit({ type: 'surprise.reported', what: 'problemReason', value });
  }),
  discardDraft: emit<JourneyContext, JourneyEvent, undefined, JourneyEvent, JourneyEmitted>({
    type: 'draft.discarded',
  }),
};

/** Same values, but a key that no later press can match. */
function spent(attempt: Attempt | null): Attempt | null {
  return attempt && { ...attempt, key: '', code: '' };
}

export const registrationGuards = {
  mayBeSent: when((_, values: RegistrationValues) => Object.keys(checkRegistration(values)).length === 0),
  accepted: when(
    ({ answer }) => answer !== null && answer.registration !== null && outcomeOf(answer.reasons) === 'accepted',
  ),
  answerMeans: when((context, means: ReturnType<typeof outcomeOf>) => outcomeOf(reasonsOf(context)) === means),
  termsOutdated: when((context) => termsOutdated(reasonsOf(context))),
  mayAskInEnglish: when(
    (context) => outcomeOf(reasonsOf(context)) === 'localeRefused' && context.attempt?.locale !== 'en',
  ),
  registered: when(({ registration }) => registration !== null),
  accountIs: when(({ account }, is: 'active' | 'pending') => account?.state === is),
};
