/** The registration form's state, for every flow: what it asks for, begins with, and sends (D15). */
import { registrationOffers } from '../../../../machines/registration/registration.offers.ts';
import { formFields } from '../../../../machines/flows/read-flows.ts';
import { lockedEmail, NOTHING_TYPED } from '../../../../machines/registration/attempt.ts';
import { useEffect, useRef } from 'react';
import { PERSON_FIELDS, type RegistrationField } from '../../../../machines/flows/fields.ts';
import type { RegistrationValues } from '../../../../machines/registration/registration.types.ts';
import { useSend, useVisit } from '../../../engine/hooks.tsx';
import { useCheckedForm } from './useCheckedForm.ts';
import { useOfferedCountries } from './useOfferedCountries.ts';

/** What a form did not ask for is not sent, though an earlier one may have left it in the draft. */
const asked = (values: RegistrationValues, fields: readonly RegistrationField[]): RegistrationValues => ({
  ...values,
  ...Object.fromEntries(PERSON_FIELDS.filter((field) => !fields.includes(field)).map((field) => [field, ''])),
});

/** Nobody has begun to fill it in; an address that is locked came with the token. */
const isUntouched = ({ gender, firstName, lastName, email, terms }: RegistrationValues, locked: string | null) =>
  !terms && [gender, firstName, lastName, locked === null ? email : ''].every((text) => text === '');

export function useRegistrationForm() {
  const send = useSend();
  const attempt = useVisit(({ context }) => context.requests.register.sent);
  const account = useVisit(({ context }) => context.account);
  const flow = useVisit(({ context }) => context.flow);
  const revealed = useVisit(({ context }) => context.requests.register.revealed);
  const locked = useVisit(({ context }) => lockedEmail(context));
  const likely = useVisit(({ context }) => context.country);
  const countries = useOfferedCountries();
  const fields = formFields(flow, revealed);
  // A different address was asked for: the one that is taken does not come back from the draft.
  const taken = attempt?.values.email === '' ? account?.email : undefined;

  const state = useCheckedForm({
    of: ['lookUp', 'register'],
    fields,
    known: attempt?.values ?? { ...NOTHING_TYPED, country: likely },
    sent: attempt?.values,
    locked: locked === null ? undefined : { email: locked },
    begin: (values) => (values.email === taken ? { ...values, email: '' } : values),
    submit: (values) => send(registrationOffers.register.event, { values: asked(values, fields) }),
  });
  const { refused, values } = state;
  const { setFieldValue } = state.formik;

  // Where the visitor is may be known late (D19): nothing that was typed or chosen is changed by it.
  const before = useRef(likely);
  useEffect(() => {
    const untouched = values.country === before.current && isUntouched(values, locked);
    const known = likely !== before.current;
    before.current = likely;
    if (known && untouched) void setFieldValue('country', likely, false);
  }, [likely, values, locked, setFieldValue]);

  // A country that the invitation does not offer can't stay chosen.
  const { country } = values;
  useEffect(() => {
    if (country === '' || countries.includes(country)) return;
    void setFieldValue('country', countries.includes(likely) ? likely : '', false);
  }, [country, countries, likely, setFieldValue]);

  // What the back end says of the consents unticks the box (D16).
  useEffect(() => {
    if (refused.terms) void setFieldValue('terms', false);
  }, [refused, setFieldValue]);

  return state;
}
