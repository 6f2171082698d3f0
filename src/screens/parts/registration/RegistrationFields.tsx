/** The registration fields of the form, in order. */
import { Fragment, memo, useRef, type ReactNode } from 'react';
import type { RegistrationField } from '../../../../machines/flows/fields.ts';
import { FLOWS, type FlowTokenPurpose } from '../../../../machines/flows/flows.ts';
import type { MessageKey } from '../../../../locales/messages.ts';
import { useSuggestion } from '../../../engine/forms/useSuggestion.ts';
import { useVisit } from '../../../engine/visit/hooks.tsx';
import { useNewTab } from '../new-tab/useNewTab.tsx';
import { useConfiguration } from '../../../engine/visit/useConfiguration.ts';
import { linkTo, useMessageText, Message } from '../../../engine/language/message.tsx';
import { Check } from '../../../ui/check/Check.tsx';
import { ChoicePair } from '../../../ui/choice-pair/ChoicePair.tsx';
import { EmailField } from '../../../ui/email-field/EmailField.tsx';
import { FieldSuggestion } from '../../../ui/field-suggestion/FieldSuggestion.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { CountryChoice } from './CountryChoice.tsx';
import { messageOf } from './message-of.ts';
import type { PartProps, RegistrationFormState } from './part-props.ts';

export function RegistrationFields({ form }: { form: RegistrationFormState }) {
  const text = useMessageText();
  const busy = useVisit((snapshot) => snapshot.hasTag('busy'));
  const { handlers, fieldErrors } = form;
  return (
    <>
      <Message as={Note} id="fields.needed" />
      {form.fields.map((field) => {
        const problem = fieldErrors[field];
        return (
          <Fragment key={field}>
            {draw[field]({ handlers, busy, problem, error: problem && text(messageOf(field, problem)) }, form)}
          </Fragment>
        );
      })}
    </>
  );
}

const draw: Record<RegistrationField, (props: PartProps, form: RegistrationFormState) => ReactNode> = {
  gender: (props, { values }) => <Gender {...props} value={values.gender} />,
  firstName: (props, { values }) => <Name {...props} name="firstName" value={values.firstName} />,
  lastName: (props, { values }) => <Name {...props} name="lastName" value={values.lastName} />,
  email: (props, { values, locked, touched }) => (
    <Email {...props} value={values.email} locked={locked?.email !== undefined} left={touched.email === true} />
  ),
  country: (props, { values }) => <CountryChoice {...props} value={values.country} />,
  terms: (props, { values: { terms, newsletter } }) => <Consents {...props} terms={terms} newsletter={newsletter} />,
};

const Gender = memo(function Gender({ value, handlers, error }: PartProps & { value: string }) {
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
      value={value}
      onChange={handlers.change}
      error={error}
      required
    />
  );
});

interface NameProps extends PartProps {
  name: 'firstName' | 'lastName';
  value: string;
}
const Name = memo(function Name({ name, value, handlers, problem, error, busy }: NameProps) {
  const text = useMessageText();
  return (
    <Field
      name={name}
      value={value}
      onChange={handlers.change}
      id={name}
      label={text(`fields.${name}`)}
      autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
      autoCapitalize="words"
      spellCheck={false}
      hint={problem === 'characters' ? text('fields.nameHint') : undefined}
      error={error}
      readOnly={busy}
      aria-required
    />
  );
});

/** Why the address is fixed, by the purpose of its token. */
const LOCKED_HINTS: Readonly<Record<FlowTokenPurpose, MessageKey>> = {
  social: 'signUp.emailOfSignUp',
  waitingListApproved: 'signUp.emailOfList',
};

interface EmailProps extends PartProps {
  value: string;
  /** In flows that require a token, it is shown but cannot be edited. */
  locked: boolean;
  /** True once the field was left; only then is the input checked. */
  left: boolean;
}
const Email = memo(function Email({ value, locked, left, handlers, error, busy }: EmailProps) {
  const text = useMessageText();
  const token = useVisit(({ context }) => FLOWS[context.flow].token);
  const field = useRef<HTMLInputElement>(null);
  const suggestion = useSuggestion(value, left && !locked);
  const accept = () => {
    if (suggestion) handlers.set('email', suggestion);
    field.current?.focus();
  };
  return (
    <EmailField
      name="email"
      value={value}
      onChange={handlers.change}
      ref={field}
      id="email"
      label={text('fields.email')}
      hint={text(locked && token ? LOCKED_HINTS[token.purpose] : 'fields.emailHint')}
      error={error}
      readOnly={busy || locked}
      aria-required
    >
      <FieldSuggestion onAccept={accept}>
        {suggestion && text('fields.emailSuggestion', { email: suggestion })}
      </FieldSuggestion>
    </EmailField>
  );
});

interface ConsentsProps extends PartProps {
  terms: boolean;
  newsletter: boolean;
}
const Consents = memo(function Consents({ terms, newsletter, handlers, error }: ConsentsProps) {
  const { termsUrl, privacyUrl } = useConfiguration();
  // Opens in a new tab, so that typed values are kept.
  const { newTab, newTabWords } = useNewTab();
  return (
    <div>
      <Check id="terms" name="terms" checked={terms} onChange={handlers.change} error={error} aria-required>
        <Message id="fields.terms" values={{ terms: linkTo(termsUrl, newTab), privacy: linkTo(privacyUrl, newTab) }} />
      </Check>
      {newTabWords}
      <Check
        id="newsletter"
        name="newsletter"
        checked={newsletter}
        onChange={handlers.change}
        small={<Message id="fields.newsletterHint" />}
      >
        <Message id="fields.newsletter" />
      </Check>
    </div>
  );
});
