/** One registration attempt, and when a submission repeats it. */
import { DEFAULT_COUNTRY } from '../domain/countries.ts';
import { needsToken } from '../flows/read-flows.ts';
import type { VisitContext, VisitEvent } from './visit.types.ts';
import { repeated } from './requests.ts';
import type { Attempt, Completion, RegistrationValues } from './registration.types.ts';

/** Values of an empty form. */
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

/** Key suffix of an attempt that is repeated in English. */
const IN_ENGLISH = '-en';

/** The fixed address from a token (D15); null if the visitor enters one. */
export const lockedEmail = ({ flow, token }: Pick<VisitContext, 'flow' | 'token'>): string | null =>
  needsToken(flow) ? (token.claims?.email ?? null) : null;

/**
 * The attempt of a submission: an unchanged form reuses the key of an unanswered attempt (D21, D24), and its English
 * variant if it was repeated in English.
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
  // The voucher is ignored in the comparison: a repeated attempt keeps the first one's promise.
  const sent = repeated(requests.register, again, 'voucher');
  return sent === again ? next : sent;
};

/** The attempt repeated in English for a back end that does not know the language: a new attempt (D16). */
export const inEnglish = (attempt: Attempt): Attempt => ({ ...attempt, locale: 'en', key: attempt.key + IN_ENGLISH });

/** The form's values with the person from a second step, so the form can show it. */
export const withPerson = (values: RegistrationValues, completion: Completion | undefined): RegistrationValues =>
  completion && 'person' in completion ? { ...values, ...completion.person } : values;
/** The form without its address, for entering another one; if nothing was sent yet, the draft has the other values. */
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
