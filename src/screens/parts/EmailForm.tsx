/** A form with one address: for the waiting list, for membership, or to change a registration's address. */
import { OfferTextButton, SubmitButton } from './OfferButton.tsx';
import type { DrawnOffer } from '../../../machines/page/offer.types.ts';
import { emailForms } from '../../../machines/forms/email.form.ts';
import { NOTHING_KNOWN } from '../../../machines/forms/facts.ts';
import type { ReactNode } from 'react';
import type { VisitTag } from '../../../machines/page/tags.types.ts';
import type { AddressRequest } from '../../../machines/context/requests.types.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { useFieldFocus } from '../../engine/forms/useFieldFocus.ts';
import { useSuggestion } from '../../engine/forms/useSuggestion.ts';
import { useForm } from '../../engine/forms/useForm.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { useMessageText } from '../../engine/language/message.tsx';
import { FieldSuggestion } from '../../ui/field-suggestion/FieldSuggestion.tsx';
import { EmailField } from '../../ui/email-field/EmailField.tsx';
import { messageOf } from './registration/message-of.ts';
import { ProblemNotice } from './ProblemNotice.tsx';
import { Waiting } from './PendingStatus.tsx';

/** The form's id is also the key of its draft: if a page has two such forms, the overlay's form has its own. */
type Submit = DrawnOffer & { event: 'email.submitted'; form: 'address' | 'teaser'; during: VisitTag };

interface EmailFormProps {
  /** The request that it sends. */
  of: AddressRequest;
  /** Accessible name of the form. */
  label: string;
  /** The submit button, and the retry button of a failure notice. */
  submit: Submit;
  again: DrawnOffer;
  /** Announced while the request is pending. */
  waiting: MessageKey;
  hint?: MessageKey;
  /** Initial value of the field, if known. */
  address?: string | undefined;
  /** Content next to the button. */
  children?: ReactNode;
}

/** The draft of `address` is shared: a value typed on one page appears in the form of the next. */
export function EmailForm({ of, label, submit, again, waiting, hint, address = '', children }: EmailFormProps) {
  const { form: id, during } = submit;
  const text = useMessageText();
  const busy = useVisit((snapshot) => snapshot.hasTag(during));
  const problem = useVisit(({ context }) => context.requests[of].problem);
  const { attributes, values, touched, shownErrors, fieldErrors, handlers } = useForm(emailForms[id], {
    ...NOTHING_KNOWN,
    fields: ['email'],
    known: { email: address },
    problem,
    busy,
  });
  const field = useFieldFocus(shownErrors);
  const suggestion = useSuggestion(values.email, touched.email === true);

  return (
    <form {...attributes} aria-label={label}>
      <ProblemNotice of={of} problem={problem} action={<OfferTextButton of={again} onPress={handlers.press} />} />
      <EmailField
        name="email"
        value={values.email}
        onChange={handlers.change}
        {...field}
        id={id === 'address' ? 'email' : `${id}-email`}
        label={text('fields.email')}
        hint={hint && text(hint)}
        error={fieldErrors.email && text(messageOf('email', fieldErrors.email))}
        readOnly={busy}
        aria-required
      >
        <FieldSuggestion
          onAccept={() => {
            if (!suggestion) return;
            handlers.set('email', suggestion);
            field.ref.current?.focus();
          }}
        >
          {suggestion && text('fields.emailSuggestion', { email: suggestion })}
        </FieldSuggestion>
      </EmailField>
      <SubmitButton of={submit} />
      {children}
      <Waiting during={during} words={waiting} />
    </form>
  );
}
