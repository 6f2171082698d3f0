/** A form of one address: for the waiting list, for membership, for another address of a registration. */
import { OfferTextButton, SubmitButton } from './OfferButton.tsx';
import type { DrawnOffer } from '../../../machines/offer.types.ts';
import { emailForms } from '../../../machines/forms/email.form.ts';
import { NOTHING_KNOWN } from '../../../machines/forms/facts.ts';
import type { ReactNode } from 'react';
import type { VisitTag } from '../../../machines/visit.types.ts';
import type { AddressRequest } from '../../../machines/requests/requests.types.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { useFieldFocus } from '../../engine/forms/useFieldFocus.ts';
import { useSuggestion } from '../../engine/forms/useSuggestion.ts';
import { useForm } from '../../engine/forms/useForm.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { useMessageText } from '../../engine/message.tsx';
import { FieldSuggestion } from '../../ui/field-suggestion/FieldSuggestion.tsx';
import { EmailField } from '../../ui/email-field/EmailField.tsx';
import { messageOf } from './registration/message-of.ts';
import { ProblemNotice } from './ProblemNotice.tsx';
import { Waiting } from './Waiting.tsx';

/** Its form’s id is the one under which its draft is kept: where two stand on a page, the one that lies over it has another. */
type Submit = DrawnOffer & { event: 'email.submitted'; form: 'address' | 'teaser'; during: VisitTag };

export interface EmailFormProps {
  /** What it sends. */
  of: AddressRequest;
  /** What assistive technology calls the form. */
  label: string;
  /** The button, and what the notice of a failure has to try it again. */
  submit: Submit;
  again: DrawnOffer;
  /** Said while it is sent. */
  waiting: MessageKey;
  hint?: MessageKey;
  /** The address that the field has at first, where one is known. */
  address?: string | undefined;
  /** Beside the button. */
  children?: ReactNode;
}

/** The draft of `address` is shared: what was typed on one page stands in the form of the next. */
export function EmailForm({ of, label, submit, again, waiting, hint, address = '', children }: EmailFormProps) {
  const { form: id, during } = submit;
  const text = useMessageText();
  const busy = useVisit((snapshot) => snapshot.hasTag(during));
  const problem = useVisit(({ context }) => context.requests[of].problem);
  const { values, touched, told, wrong, handlers } = useForm(emailForms[id], {
    ...NOTHING_KNOWN,
    fields: ['email'],
    known: { email: address },
    problem,
    busy,
  });
  const field = useFieldFocus(told);
  const suggestion = useSuggestion(values.email, touched.email === true);

  return (
    <form id={id} className="form" method="post" noValidate aria-label={label} onSubmit={handlers.press}>
      <ProblemNotice of={of} problem={problem} action={<OfferTextButton of={again} onPress={handlers.press} />} />
      <EmailField
        name="email"
        value={values.email}
        onChange={handlers.change}
        {...field}
        id={id === 'address' ? 'email' : `${id}-email`}
        label={text('fields.email')}
        hint={hint && text(hint)}
        wrong={wrong.email && text(messageOf('email', wrong.email))}
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
