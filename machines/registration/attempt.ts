/** One try to register, and when a press repeats it. */
import { DEFAULT_COUNTRY } from '../domain/countries.ts';
import { needsToken } from '../flows/read-flows.ts';
import type { VisitContext, VisitEvent } from '../visit.types.ts';
import { repeated } from '../requests/requests.ts';
import type { Attempt, Completion, RegistrationValues } from './registration.types.ts';

/** A form before anything is typed. */
export const NOTHING_TYPED: RegistrationValues = {
  gender: '',
  firstName: '',
  lastName: '',
  email: '',
  country: DEFAULT_COUNTRY,
  terms: false,
  newsletter: false,
};

export type Submitted = Extract<VisitEvent, { type: 'form.submitted' }>;

/** Ends the key of an attempt that was turned to English. */
const IN_ENGLISH = '-en';

/** The address of a token can't be changed (D15); null where the visitor gives their own. */
export const lockedEmail = ({ flow, token }: Pick<VisitContext, 'flow' | 'token'>): string | null =>
  needsToken(flow) ? (token.claims?.email ?? null) : null;

/**
 * The attempt that a press makes: an unchanged form repeats the key of one that was never answered (D21, D24), in English
 * if it had been turned to it.
 */
export const attemptOf = ({ values, locale, key }: Submitted, context: VisitContext): Attempt => {
  const { invitation, requests } = context;
  const locked = lockedEmail(context);
  const next = {
    key,
    code: invitation?.code ?? '',
    timestamp: invitation?.timestamp ?? null,
    locale,
    values: locked === null ? values : { ...values, email: locked },
    voucher: null,
  };
  const before = requests.register.sent;
  const again = before?.key.endsWith(IN_ENGLISH) ? { ...next, locale: before.locale } : next;
  // What was promised is not asked: a press that repeats another keeps the promise of the first.
  const sent = repeated(requests.register, again, 'voucher');
  return sent === again ? next : sent;
};

/** A back end that does not know the language is asked once more in English: a new attempt (D16). */
export const inEnglish = (attempt: Attempt): Attempt => ({ ...attempt, locale: 'en', key: attempt.key + IN_ENGLISH });

/** The form's values with what a second step said of the person, for the form to show it. */
export const withPerson = (values: RegistrationValues, completion: Completion | undefined): RegistrationValues =>
  completion && 'person' in completion ? { ...values, ...completion.person } : values;
/** The form without its address, for another one; where nothing was sent yet, the draft knows the rest. */
export const withoutAddress = ({ requests, country }: VisitContext): Attempt => {
  const begun = requests.register.sent ?? {
    key: '',
    code: '',
    timestamp: null,
    locale: 'en',
    values: { ...NOTHING_TYPED, country },
    voucher: null,
  };
  return { ...begun, key: '', values: { ...begun.values, email: '' } };
};
