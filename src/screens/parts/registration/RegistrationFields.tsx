/** The fields of the registration form, in their order. */
import { useRef } from 'react';
import { checkEmail, suggestEmail } from '../../../machines/checks/email.ts';
import type { Country } from '../../../machines/checks/countries.ts';
import type { FieldProblem, RegistrationField } from '../../../machines/registration/registration.types.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { useJourney } from '../../engine/hooks.tsx';
import { useLanguage } from '../../engine/language.tsx';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { linkTo, useText, Words } from '../../engine/words.tsx';
import { Check } from '../../ui/check/Check.tsx';
import { ChoicePair } from '../../ui/choice-pair/ChoicePair.tsx';
import { FieldSuggestion } from '../../ui/field-suggestion/FieldSuggestion.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { SelectField } from '../../ui/select-field/SelectField.tsx';
import type { RegistrationFormState } from './useRegistrationForm.ts';

/** The message of a problem: most fields have one; a name's characters have their own. */
export const messageOf = (field: RegistrationField, problem: FieldProblem): MessageKey =>
  problem === 'characters' ? 'wrong.characters' : `wrong.${field}`;

export function RegistrationFields({ formik, handleBlur, countries, problemOf }: RegistrationFormState) {
  const text = useText();
  const { locale } = useLanguage();
  const busy = useJourney((snapshot) => snapshot.hasTag('busy'));
  const wrong = (field: RegistrationField) => {
    const problem = problemOf(field);
    return problem && text(messageOf(field, problem));
  };
  const { values, handleChange, getFieldProps } = formik;
  const collator = new Intl.Collator(locale);
  const options = countries
    .map((value) => ({ value, label: text(`countries.${value as Country}`) }))
    .sort((a, b) => collator.compare(a.label, b.label));

  return (
    <>
      <ChoicePair
        id="gender"
        name="gender"
        legend={text('fields.gender')}
        choices={[
          { value: 'woman', label: text('fields.woman') },
          { value: 'man', label: text('fields.man') },
        ]}
        value={values.gender}
        onChange={handleChange}
        onBlur={handleBlur}
        wrong={wrong('gender')}
        required
      />
      {(['firstName', 'lastName'] as const).map((name) => (
        <Field
          {...getFieldProps(name)}
          onBlur={handleBlur}
          key={name}
          id={name}
          label={text(`fields.${name}`)}
          autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
          wrong={wrong(name)}
          readOnly={busy}
          required
        />
      ))}
      <EmailField formik={formik} handleBlur={handleBlur} wrong={wrong('email')} readOnly={busy} />
      <SelectField
        {...getFieldProps('country')}
        onBlur={handleBlur}
        id="country"
        label={text('fields.country')}
        autoComplete="country"
        options={options}
        placeholder={values.country === '' ? text('fields.countryPlaceholder') : undefined}
        wrong={wrong('country')}
        required
      />
      <Consents formik={formik} handleBlur={handleBlur} wrong={wrong('terms')} />
    </>
  );
}

type PartProps = Pick<RegistrationFormState, 'formik' | 'handleBlur'> & { wrong: string | undefined };

function EmailField({ formik, handleBlur, wrong, readOnly }: PartProps & { readOnly: boolean }) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const checked = checkEmail(formik.values.email);
  const suggestion = formik.touched.email && 'email' in checked ? suggestEmail(checked.email) : null;
  const accept = () => {
    void formik.setFieldValue('email', suggestion);
    field.current?.focus();
  };
  return (
    <Field
      {...formik.getFieldProps('email')}
      onBlur={handleBlur}
      ref={field}
      id="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      label={text('fields.email')}
      hint={text('fields.emailHint')}
      wrong={wrong}
      readOnly={readOnly}
      required
    >
      {suggestion ? (
        <FieldSuggestion onAccept={accept}>{text('fields.emailSuggestion', { email: suggestion })}</FieldSuggestion>
      ) : null}
    </Field>
  );
}

/** Documents open beside the form, so that nothing typed is left behind. */
const aside = { target: '_blank', rel: 'noreferrer' };

function Consents({ formik, handleBlur, wrong }: PartProps) {
  const { termsUrl, privacyUrl } = useConfiguration();
  const { values, handleChange } = formik;
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
        <Words id="fields.terms" values={{ terms: linkTo(termsUrl, aside), privacy: linkTo(privacyUrl, aside) }} />
      </Check>
      <Check
        id="newsletter"
        name="newsletter"
        checked={values.newsletter}
        onChange={handleChange}
        onBlur={handleBlur}
        small={<Words id="fields.newsletterHint" />}
      >
        <Words id="fields.newsletter" />
      </Check>
    </div>
  );
}
