import { useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../button/Button.tsx';
import { Check } from '../check/Check.tsx';
import { ChoicePair } from '../choice-pair/ChoicePair.tsx';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { Field } from '../field/Field.tsx';
import { FieldSuggestion } from '../field-suggestion/FieldSuggestion.tsx';
import { Note } from '../note/Note.tsx';
import { SelectField } from '../select-field/SelectField.tsx';
import { Status } from '../status/Status.tsx';
import { countries } from './words.ts';

const wrong = {
  gender: 'Please choose an option',
  firstname: 'Please provide your first name',
  email: 'Please provide a valid email address',
  terms: 'Please accept the terms and the privacy policy',
};

/** The longest form of the shop, as it looks fresh, wrong and while it is sent. */
export function RegistrationForm({ mode }: { mode: 'fresh' | 'wrong' | 'sending' }) {
  const summary = useRef<HTMLDivElement>(null);
  const [email, setEmail] = useState(mode === 'fresh' ? '' : 'malgorzata@gmial.com');
  const words = mode === 'wrong' ? wrong : undefined;
  const busy = mode === 'sending';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    summary.current?.focus();
  };
  return (
    <>
      {words && (
        <ErrorSummary
          ref={summary}
          heading="We still need four things from you"
          errors={Object.entries(words).map(([field, message]) => ({ field, message }))}
        />
      )}
      <form className="form" noValidate aria-label="Registration" onSubmit={submit}>
        <ChoicePair
          id="gender"
          name="gender"
          legend="Salutation"
          choices={[
            { value: 'FEMALE', label: 'Ms/Mrs' },
            { value: 'MALE', label: 'Mr' },
          ]}
          defaultValue={busy ? 'FEMALE' : undefined}
          wrong={words?.gender}
        />
        <Field
          id="firstname"
          name="firstname"
          label="First name"
          autoComplete="given-name"
          defaultValue={busy ? 'Małgorzata' : ''}
          readOnly={busy}
          wrong={words?.firstname}
        />
        <Field
          name="lastname"
          label="Last name"
          autoComplete="family-name"
          defaultValue={mode === 'fresh' ? '' : 'Lindström-Żak'}
          readOnly={busy}
        />
        <Field
          id="email"
          name="email"
          type="email"
          label="Email"
          autoComplete="email"
          hint="We send the link that opens your account here."
          value={email}
          readOnly={busy}
          onChange={(event) => setEmail(event.target.value)}
          wrong={words?.email}
        >
          {mode === 'wrong' && email.includes('gmial') && (
            <FieldSuggestion onAccept={() => setEmail('malgorzata@gmail.com')}>
              Did you mean malgorzata@gmail.com?
            </FieldSuggestion>
          )}
        </Field>
        <SelectField name="country" label="Country" autoComplete="country" options={countries} defaultValue="DE" />
        <div>
          <Check id="terms" name="terms" defaultChecked={busy} wrong={words?.terms}>
            I accept the <a href="#terms">terms and conditions</a> and have read the{' '}
            <a href="#privacy">privacy policy</a>.
          </Check>
          <Check name="newsletter" small="I can withdraw at any time, by the link in each mail. My membership stays.">
            Yes, I would like to receive the newsletter.
          </Check>
        </div>
        <Button type="submit" wide busy={busy}>
          {busy ? 'One moment, please' : 'Register'}
        </Button>
        <Status>{busy && 'We are writing your name in the book.'}</Status>
      </form>
      <Note>
        Already a member? <a href="#login">Login</a>
      </Note>
    </>
  );
}
