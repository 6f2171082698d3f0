import { useState } from 'react';
import { Check } from '../check/Check.tsx';
import { Choice } from '../choice/Choice.tsx';
import { ChoicePair } from '../choice-pair/ChoicePair.tsx';
import { CodeField } from '../code-field/CodeField.tsx';
import { EmailField } from '../email-field/EmailField.tsx';
import { Field } from '../field/Field.tsx';
import { FieldSuggestion } from '../field-suggestion/FieldSuggestion.tsx';
import { ProviderRow } from '../provider-row/ProviderRow.tsx';
import { SelectField } from '../select-field/SelectField.tsx';
import { PreferencePicker } from '../preference-picker/PreferencePicker.tsx';
import { Group, Part, State } from './Specimens.tsx';
import { countries, providers, salutations, preferences } from './words.ts';

/** Form components, valid and with problems. */
export function FormParts() {
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>(['women', 'shoes']);
  return (
    <Group name="Forms">
      <Part name="Field">
        <State of="empty, with a hint">
          <Field label="First name" hint="As it stands in your passport, or as your friends say it." />
        </State>
        <State of="wrong">
          <Field id="parts-lastname" label="Last name" defaultValue="Øster<3" wrong="Please use valid characters" />
        </State>
        <State of="being sent: read only">
          <Field label="First name" defaultValue="Małgorzata" readOnly />
        </State>
      </Part>
      <Part name="EmailField">
        <State of="wrong, and the hint stays">
          <EmailField
            label="Email"
            defaultValue="clara@"
            hint="This is where we send the link that opens your account."
            wrong="Please provide a valid email address"
          />
        </State>
      </Part>
      <Part name="FieldSuggestion">
        <EmailField label="Email" defaultValue="clara@gmial.com">
          <FieldSuggestion onAccept={() => undefined}>Did you mean clara@gmail.com?</FieldSuggestion>
        </EmailField>
      </Part>
      <Part name="CodeField">
        <State of="filled in">
          <CodeField
            label="Registration code"
            hint="Capital letters and spaces don’t matter."
            defaultValue="vestibule"
          />
        </State>
        <State of="wrong">
          <CodeField label="Registration code" defaultValue="vestibul3" wrong="Your code is not valid." />
        </State>
      </Part>
      <Part name="SelectField">
        <State of="chosen">
          <SelectField label="Country" options={countries} defaultValue="DE" />
        </State>
        <State of="wrong, nothing chosen">
          <SelectField
            label="Country"
            options={countries}
            placeholder="Please choose"
            wrong="Please choose a country"
          />
        </State>
      </Part>
      <Part name="Choice">
        <State of="radio, checkbox, chosen">
          <div className="gallery-row">
            <Choice type="radio" name="parts-choice">
              One
            </Choice>
            <Choice type="checkbox" defaultChecked>
              Another
            </Choice>
          </div>
        </State>
      </Part>
      <Part name="ChoicePair">
        <State of="chosen">
          <ChoicePair name="salutation" legend="Title" choices={salutations} defaultValue="FEMALE" />
        </State>
        <State of="wrong">
          <ChoicePair
            id="parts-salutation"
            name="salutation-wrong"
            legend="Title"
            choices={salutations}
            wrong="Please choose an option"
          />
        </State>
      </Part>
      <Part name="Check">
        <State of="open">
          <Check>
            I accept the <a href="#terms">terms and conditions</a>.
          </Check>
        </State>
        <State of="ticked, with small print">
          <Check defaultChecked small="I can withdraw at any time, by the link in each mail.">
            Yes, I would like to receive the newsletter.
          </Check>
        </State>
        <State of="wrong">
          <Check wrong="Please accept the terms">
            I accept the <a href="#terms">terms and conditions</a> and have read the{' '}
            <a href="#privacy">privacy policy</a>.
          </Check>
        </State>
      </Part>
      <Part name="PreferencePicker">
        <State of="to be chosen">
          <PreferencePicker
            legend="Shopping preferences"
            choices={preferences}
            chosen={chosen}
            onChange={(value, isChosen) =>
              setChosen(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
        </State>
        <State of="being sent: read only">
          <PreferencePicker
            legend="Shopping preferences"
            choices={preferences.slice(0, 5)}
            chosen={chosen}
            onChange={() => undefined}
            readOnly
          />
        </State>
      </Part>
      <Part name="ProviderRow">
        <State of="to be chosen">
          <ProviderRow label="Sign up with" providers={providers} onChoose={setAsked}>
            {asked && `Signing up with ${asked} is not possible yet. Please register by email.`}
          </ProviderRow>
        </State>
        <State of="answered">
          <ProviderRow label="Or continue with" providers={providers.slice(2)} onChoose={() => undefined}>
            <strong>Soon.</strong> Signing up with this provider is not possible yet. Please register by email.
          </ProviderRow>
        </State>
      </Part>
    </Group>
  );
}
