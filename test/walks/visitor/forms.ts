/** The forms as the screens have them: where each stands, what it begins with, and what a press sends. */
import { fieldsOf, formFields } from '../../../machines/flows/read-flows.ts';
import type { RegistrationField } from '../../../machines/flows/fields.ts';
import { SHOPPING_PREFERENCES, type RegistrationValues } from '../../../machines/registration/registration.types.ts';
import { lockedEmail, NOTHING_TYPED } from '../../../machines/registration/attempt.ts';
import { checkFields } from '../../../machines/registration/registration.schema.ts';
import { checkEmail } from '../../../machines/domain/email.ts';
import { checkCode } from '../../../machines/domain/registration-code.ts';
import { pageOf, type VisitSnapshot } from '../../../src/engine/pages.ts';
import type { Wish } from './events.ts';

export const FORMS = ['registration', 'secondStep', 'code', 'address', 'teaser'] as const;
export type FormId = (typeof FORMS)[number];
export type Values = Readonly<Record<string, string | boolean>>;
export interface Form {
  id: FormId;
  /** What can be typed into. */
  fields: readonly string[];
  /** Before anything is known. */
  initial: Values;
  /** What the visit knows by now. */
  known: Values;
  /** Shown and sent, whatever was typed. */
  locked: Values;
  /** The last word on what it begins with. */
  begin: (values: Values) => Values;
  /** Null: the form itself finds something wrong, and sends nothing. */
  press: (values: Values) => Wish | null;
  readOnly: boolean;
}

const text = (values: Values, name: string) => String(values[name] ?? '');
/** The values of a registration form, which are these by the time they are read. */
const registrationOf = (values: Values): RegistrationValues => ({ ...NOTHING_TYPED, ...values });
const plain = { locked: {}, begin: (values: Values) => values };
const NO_TASTE: Values = Object.fromEntries(SHOPPING_PREFERENCES.map((taste) => [taste, false]));

const good = (values: RegistrationValues, fields: readonly RegistrationField[]) =>
  Object.keys(checkFields(values, fields).problems).length === 0;

/** What a form did not ask for is not sent. */
const asked = (values: RegistrationValues, fields: readonly RegistrationField[]): RegistrationValues => ({
  ...values,
  gender: fields.includes('gender') ? values.gender : '',
  firstName: fields.includes('firstName') ? values.firstName : '',
  lastName: fields.includes('lastName') ? values.lastName : '',
});

function registration(snapshot: VisitSnapshot): Form {
  const { context } = snapshot;
  const { attempt, account, country, flow, revealed } = context;
  const fields = formFields(flow, revealed);
  const address = lockedEmail(context);
  const locked: Values = address === null ? {} : { email: address };
  const taken = attempt?.values.email === '' ? account?.email : undefined;
  return {
    id: 'registration',
    fields: [...fields.filter((field) => !(field in locked)), 'newsletter'],
    initial: { ...NOTHING_TYPED },
    known: { ...(attempt?.values ?? { ...NOTHING_TYPED, country }) },
    locked,
    begin: (values) => (values['email'] === taken ? { ...values, email: '' } : values),
    press: (typed) => {
      const values = registrationOf({ ...typed, ...locked });
      return good(values, fields) ? (intents) => intents.submit(asked(values, fields)) : null;
    },
    readOnly: snapshot.hasTag('busy'),
  };
}

function leanStep({ context }: VisitSnapshot, busy: boolean): Form {
  const completion = context.completionAttempt?.completion;
  const sent = completion && 'person' in completion ? completion.person : {};
  return {
    ...plain,
    id: 'secondStep',
    fields: fieldsOf('leanStep2', 'leanSecondStep'),
    initial: { ...NOTHING_TYPED },
    known: { ...NOTHING_TYPED, ...context.attempt?.values, ...sent },
    press: (typed) => {
      const values = registrationOf(typed);
      const { gender, firstName, lastName } = values;
      return good(values, fieldsOf('leanStep2', 'leanSecondStep'))
        ? (intents) => intents.complete({ person: { gender, firstName, lastName } })
        : null;
    },
    readOnly: busy,
  };
}

function socialStep({ context }: VisitSnapshot, busy: boolean): Form {
  const completion = context.completionAttempt?.completion;
  const sent = completion && 'shoppingPreferences' in completion ? completion.shoppingPreferences : [];
  return {
    ...plain,
    id: 'secondStep',
    fields: SHOPPING_PREFERENCES,
    initial: NO_TASTE,
    known: { ...NO_TASTE, ...Object.fromEntries(sent.map((taste) => [taste, true])) },
    press: (values) => (intents) =>
      intents.complete({ shoppingPreferences: SHOPPING_PREFERENCES.filter((taste) => values[taste] === true) }),
    readOnly: busy,
  };
}

const code = (readOnly: boolean): Form => ({
  ...plain,
  id: 'code',
  fields: ['code'],
  initial: { code: '' },
  known: { code: '' },
  press: (values) =>
    'code' in checkCode(text(values, 'code')) ? (intents) => intents.submitCode(text(values, 'code')) : null,
  readOnly,
});
const address = (readOnly: boolean, id: 'address' | 'teaser' = 'address'): Form => ({
  ...plain,
  id,
  fields: ['email'],
  initial: { email: '' },
  known: { email: '' },
  press: (values) =>
    'email' in checkEmail(text(values, 'email')) ? (intents) => intents.submitEmail(text(values, 'email')) : null,
  readOnly,
});

/** The forms that the screen of a snapshot shows. */
export function formsOn(snapshot: VisitSnapshot): readonly Form[] {
  const busy = snapshot.hasTag('busy');
  const page = pageOf(snapshot)?.id;
  if (page === 'landing') {
    if (snapshot.hasTag('teased')) return [address(busy, 'teaser')];
    if (!snapshot.hasTag('invited'))
      return [code(snapshot.hasTag('checkingCode')), address(snapshot.hasTag('askingForPlace'))];
    return snapshot.context.flow === 'leanStep2' ? [registration(snapshot)] : [];
  }
  if (page === 'codeEntry') return [code(snapshot.hasTag('checkingCode'))];
  if (page === 'registrationForm') return [registration(snapshot)];
  if (page === 'leanSecondStep') return [leanStep(snapshot, busy)];
  if (page === 'socialSecondStep') return [socialStep(snapshot, busy)];
  if (page === 'membershipApply' || (page === 'formFinished' && snapshot.hasTag('changingAddress')))
    return [address(busy)];
  return [];
}
