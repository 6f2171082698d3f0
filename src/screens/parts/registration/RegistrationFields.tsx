/** The fields of a registration, those that a form asks for, in its order. */
import { registrationOffers } from '../../../../machines/registration/registration.offers.ts';
import { useRef, type ComponentType } from 'react';
import type { Country } from '../../../../machines/domain/countries.ts';
import { checkEmail, suggestEmail } from '../../../../machines/domain/email.ts';
import type { RegistrationField } from '../../../../machines/flows/fields.ts';
import { FLOWS, type FlowTokenPurpose } from '../../../../machines/flows/flows.ts';
import type { MessageKey } from '../../../../locales/messages.ts';
import { useSend, useVisit } from '../../../engine/hooks.tsx';
import { useLanguage } from '../../../engine/language.tsx';
import { useConfiguration } from '../../../engine/useConfiguration.ts';
import { linkTo, useMessageText, Message } from '../../../engine/message.tsx';
import { Check } from '../../../ui/check/Check.tsx';
import { ChoicePair } from '../../../ui/choice-pair/ChoicePair.tsx';
import { FieldSuggestion } from '../../../ui/field-suggestion/FieldSuggestion.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import { messageOf } from './message-of.ts';
import type { CheckedFormState } from './useCheckedForm.ts';
import { useOfferedCountries } from './useOfferedCountries.ts';

interface PartProps {
  state: CheckedFormState;
  wrong: string | undefined;
  busy: boolean;
}

export function RegistrationFields({ state }: { state: CheckedFormState }) {
  const text = useMessageText();
  const busy = useVisit((snapshot) => snapshot.hasTag('busy'));
  return state.fields.map((field) => {
    const Part = parts[field];
    const problem = state.problemOf(field);
    return <Part key={field} state={state} busy={busy} wrong={problem && text(messageOf(field, problem))} />;
  });
}

const parts: Record<RegistrationField, ComponentType<PartProps>> = {
  gender: Gender,
  firstName: (props) => <Name {...props} name="firstName" />,
  lastName: (props) => <Name {...props} name="lastName" />,
  email: Email,
  country: CountryChoice,
  terms: Consents,
};

function Gender({ state: { formik, values, handleBlur }, wrong }: PartProps) {
  const text = useMessageText();
  return (
    <ChoicePair
      id="gender"
      name="gender"
      legend={text('fields.gender')}
      choices={[
        { value: 'woman', label: text('fields.woman') },
        { value: 'man', label: text('fields.man') },
      ]}
      value={values.gender}
      onChange={formik.handleChange}
      onBlur={handleBlur}
      wrong={wrong}
      required
    />
  );
}

function Name({ name, state: { formik, handleBlur }, wrong, busy }: PartProps & { name: 'firstName' | 'lastName' }) {
  const text = useMessageText();
  return (
    <Field
      {...formik.getFieldProps(name)}
      onBlur={handleBlur}
      id={name}
      label={text(`fields.${name}`)}
      autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
      wrong={wrong}
      readOnly={busy}
      required
    />
  );
}

/** Why the address can't be changed, by what its token is for. */
const LOCKED_HINTS: Readonly<Record<FlowTokenPurpose, MessageKey>> = {
  social: 'signUp.emailOfSignUp',
  waitingListApproved: 'signUp.emailOfList',
};

/** Of the flows that a token opens it is shown, not asked for. */
function Email({ state: { formik, values, locked, handleBlur }, wrong, busy }: PartProps) {
  const text = useMessageText();
  const token = useVisit(({ context }) => FLOWS[context.flow].token);
  const field = useRef<HTMLInputElement>(null);
  const isLocked = locked?.email !== undefined;
  const checked = checkEmail(values.email);
  const suggestion = formik.touched.email && !isLocked && 'email' in checked ? suggestEmail(checked.email) : null;
  const accept = () => {
    void formik.setFieldValue('email', suggestion);
    field.current?.focus();
  };
  return (
    <Field
      {...formik.getFieldProps('email')}
      value={values.email}
      onBlur={handleBlur}
      ref={field}
      id="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      label={text('fields.email')}
      hint={text(isLocked && token ? LOCKED_HINTS[token.purpose] : 'fields.emailHint')}
      wrong={wrong}
      readOnly={busy || isLocked}
      required
    >
      {suggestion ? (
        <FieldSuggestion onAccept={accept}>{text('fields.emailSuggestion', { email: suggestion })}</FieldSuggestion>
      ) : null}
    </Field>
  );
}

function CountryChoice({ state: { formik, values, handleBlur }, wrong }: PartProps) {
  const text = useMessageText();
  const send = useSend();
  const field = formik.getFieldProps('country');
  const { locale } = useLanguage();
  const collator = new Intl.Collator(locale);
  const options = useOfferedCountries()
    .map((value) => ({ value, label: text(`countries.${value as Country}`) }))
    .sort((a, b) => collator.compare(a.label, b.label));
  return (
    <SelectField
      {...field}
      onChange={(event) => {
        field.onChange(event);
        send(registrationOffers.country.event);
      }}
      onBlur={handleBlur}
      id="country"
      label={text('fields.country')}
      autoComplete="country"
      options={options}
      placeholder={values.country === '' ? text('fields.countryPlaceholder') : undefined}
      wrong={wrong}
      required
    />
  );
}

/** Documents open beside the form, so that nothing typed is left behind. */
const aside = { target: '_blank', rel: 'noreferrer' };

function Consents({ state: { formik, values, handleBlur }, wrong }: PartProps) {
  const { termsUrl, privacyUrl } = useConfiguration();
  const { handleChange } = formik;
  return (
    <div>
      <Check
        id="terms"
        name="terms"
        checked={values.terms}
        onChange={handleChange}
        onBlur={handleBlur}
        wrong={wrong}
        required
      >
        <Message id="fields.terms" values={{ terms: linkTo(termsUrl, aside), privacy: linkTo(privacyUrl, aside) }} />
      </Check>
      <Check
        id="newsletter"
        name="newsletter"
        checked={values.newsletter}
        onChange={handleChange}
        onBlur={handleBlur}
        small={<Message id="fields.newsletterHint" />}
      >
        <Message id="fields.newsletter" />
      </Check>
    </div>
  );
}
