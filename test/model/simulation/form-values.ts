/** The forms as on the screens: fields from the page's controls, initial values, and the events of a submit. */
import { checkEmail } from '../../../machines/domain/email.ts';
import { checkCode } from '../../../machines/domain/registration-code.ts';
import type { RegistrationField } from '../../../machines/flows/fields.ts';
import { fieldsOf, formFields } from '../../../machines/flows/read-flows.ts';
import type { FormId } from '../../../machines/page/offer.types.ts';
import { lockedEmail, NOTHING_TYPED } from '../../../machines/context/attempt.ts';
import { checkFields } from '../../../machines/forms/registration.schema.ts';
import type { RegistrationValues } from '../../../machines/context/registration.types.ts';
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { controlsOn, type Message } from './events.ts';

export type { FormId };
export const FORMS: readonly FormId[] = ['registration', 'secondStep', 'code', 'address', 'teaser'];
export type Values = Readonly<Record<string, string | boolean>>;
interface Content {
  /** Before anything is known. */
  initial: Values;
  /** Values known to the visit. */
  known: Values;
  /** Fixed values, shown and sent. */
  locked?: Values;
  /** Must be entered again, because it was refused as taken. */
  taken?: Values;
  /** The event of a submit; null if the form itself finds an error. */
  submit: (values: Values) => Message | null;
}
export interface Form extends Content {
  id: FormId;
  /** Editable fields. */
  fields: readonly string[];
  /** True while its request is pending. */
  readOnly: boolean;
}

const isGood = (values: RegistrationValues, fields: readonly RegistrationField[]) =>
  Object.keys(checkFields(values, fields).problems).length === 0;

function registration({ context }: VisitSnapshot): Content {
  const { requests, account, country, flow } = context;
  const { sent: attempt, revealed } = requests.register;
  const fields = formFields(flow, revealed);
  const address = lockedEmail(context);
  const locked: Values = address === null ? {} : { email: address };
  return {
    initial: { ...NOTHING_TYPED },
    known: { ...(attempt?.values ?? { ...NOTHING_TYPED, country }) },
    locked,
    ...(attempt?.values.email === '' && account ? { taken: { email: account.email } } : {}),
    submit: (typed) => {
      const values = { ...NOTHING_TYPED, ...typed, ...locked };
      if (!isGood(values, fields)) return null;
      // Fields that the form does not have are sent empty.
      const asked = (field: 'firstName' | 'lastName') => (fields.includes(field) ? values[field] : '');
      const gender = fields.includes('gender') ? values.gender : '';
      const sent = { ...values, gender, firstName: asked('firstName'), lastName: asked('lastName') };
      return { type: 'form.submitted', payload: { values: sent } };
    },
  };
}

function personStep({ context: { requests, flow } }: VisitSnapshot): Content {
  const { register, complete } = requests;
  const completion = complete.sent?.completion;
  const sent = completion && 'person' in completion ? completion.person : {};
  return {
    initial: { ...NOTHING_TYPED },
    known: { ...NOTHING_TYPED, ...register.sent?.values, ...sent },
    submit: (typed) => {
      const values = { ...NOTHING_TYPED, ...typed };
      const { gender, firstName, lastName } = values;
      return isGood(values, fieldsOf(flow, 'leanSecondStep'))
        ? { type: 'step.submitted', payload: { completion: { person: { gender, firstName, lastName } } } }
        : null;
    },
  };
}

function preferencesStep({ context: { requests } }: VisitSnapshot, fields: readonly string[]): Content {
  const completion = requests.complete.sent?.completion;
  const sent = completion && 'shoppingPreferences' in completion ? completion.shoppingPreferences : [];
  const ticked = (those: readonly string[]) =>
    Object.fromEntries(fields.map((preference) => [preference, those.includes(preference)]));
  return {
    initial: ticked([]),
    known: ticked(sent),
    submit: (values) => ({
      type: 'step.submitted',
      payload: { completion: { shoppingPreferences: fields.filter((preference) => values[preference] === true) } },
    }),
  };
}

const single = (field: string, submit: (text: string) => Message | null): Content => ({
  initial: { [field]: '' },
  known: { [field]: '' },
  submit: (values) => submit(String(values[field] ?? '')),
});
const address = single('email', (email) =>
  'email' in checkEmail(email) ? { type: 'email.submitted', payload: { email } } : null,
);
const code = single('code', (text) =>
  'code' in checkCode(text) ? { type: 'code.submitted', payload: { code: text } } : null,
);

const CONTENTS: Readonly<Record<FormId, (snapshot: VisitSnapshot, fields: readonly string[]) => Content>> = {
  registration,
  secondStep: (snapshot, fields) =>
    fields.includes('firstName') ? personStep(snapshot) : preferencesStep(snapshot, fields),
  code: () => code,
  address: () => address,
  teaser: () => address,
};

/** The reachable forms on the screen of a snapshot. */
export function formsOn(snapshot: VisitSnapshot): readonly Form[] {
  const offers = controlsOn(snapshot);
  return FORMS.flatMap((id) => {
    const own = offers.filter(({ form }) => form === id);
    const drawn = [...new Set(own.flatMap((offer) => ('field' in offer && offer.field ? [offer.field] : [])))];
    if (drawn.length === 0) return [];
    const content = CONTENTS[id](snapshot, drawn);
    const fields = drawn.filter((field) => !(field in (content.locked ?? {})));
    return [{ id, fields, readOnly: !own.some(({ role }) => role === 'button'), ...content }];
  });
}
