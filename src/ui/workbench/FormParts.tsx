import { Check } from '../check/Check.tsx';
import { ChoicePair } from '../choice-pair/ChoicePair.tsx';
import { CodeField } from '../code-field/CodeField.tsx';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { Field } from '../field/Field.tsx';
import { FieldSuggestion } from '../field-suggestion/FieldSuggestion.tsx';
import { SelectField } from '../select-field/SelectField.tsx';
import { countries } from './words.ts';

const choices = [
  { value: 'FEMALE', label: 'Ms/Mrs' },
  { value: 'MALE', label: 'Mr' },
] as const;

/** Every control, well and wrong. */
export function FormParts() {
  return (
    <div className="stack">
      <h2>Fields</h2>
      <ErrorSummary
        heading="We still need two things from you"
        errors={[
          { field: 'parts-salutation', message: 'Please choose an option' },
          { field: 'parts-lastname', message: 'Please use valid characters' },
        ]}
      />
      <div className="form">
        <ChoicePair name="salutation" legend="Salutation" choices={choices} defaultValue="FEMALE" />
        <ChoicePair
          id="parts-salutation"
          name="salutation-wrong"
          legend="Salutation"
          choices={choices}
          wrong="Please choose an option"
        />
        <Field label="First name" hint="As it stands in your passport, or as your friends say it." />
        <Field id="parts-lastname" label="Last name" defaultValue="Øster<3" wrong="Please use valid characters" />
        <Field label="Email" type="email" defaultValue="clara@gmial.com">
          <FieldSuggestion onAccept={() => undefined}>Did you mean clara@gmail.com?</FieldSuggestion>
        </Field>
        <Field label="Being sent" defaultValue="Małgorzata" readOnly />
        <CodeField label="Registration code" hint="Capitals and spaces do not matter." defaultValue="vestibule" />
        <SelectField label="Country" options={countries} defaultValue="DE" />
        <SelectField label="Country" options={countries} placeholder="Please choose" wrong="Please choose a country" />
        <div>
          <Check>
            I accept the <a href="#terms">terms and conditions</a>.
          </Check>
          <Check defaultChecked small="I can withdraw at any time, by the link in each mail.">
            Yes, I would like to receive the newsletter.
          </Check>
          <Check wrong="Please accept the terms">
            I accept the <a href="#terms">terms and conditions</a> and have read the{' '}
            <a href="#privacy">privacy policy</a>.
          </Check>
        </div>
      </div>
    </div>
  );
}
