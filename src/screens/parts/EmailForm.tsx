/** A form of one address: for the waiting list, for membership, for another address of a registration. */
import { OfferTextButton, SubmitButton } from './OfferButton.tsx';
import type { DrawnOffer } from '../../../machines/offer.types.ts';
import { useFormik } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { checkEmail, suggestEmail } from '../../../machines/domain/email.ts';
import type { VisitTag } from '../../../machines/visit.types.ts';
import type { AddressRequest } from '../../../machines/requests/requests.types.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { useSend, useVisit } from '../../engine/hooks.tsx';
import { useAfterPress } from '../../engine/useAfterPress.ts';
import { usePreHydrationForm } from '../../engine/usePreHydrationForm.ts';
import { focusAnew } from '../../engine/focus-anew.ts';
import { useRefusedPress } from '../../engine/refused-presses.ts';
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
  const send = useSend();
  const { form: id, during } = submit;
  const text = useMessageText();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const busy = useVisit((snapshot) => snapshot.hasTag(during));
  const problem = useVisit(({ context }) => context.requests[of].problem);
  const formik = useFormik({
    initialValues: { email: address },
    validateOnChange: false,
    validateOnBlur: false,
    validate: ({ email }) => ('email' in checkEmail(email) ? {} : { email: text('wrong.email') }),
    onSubmit: async ({ email }) => send(submit.event, { email }),
  });
  usePreHydrationForm(form, formik, formik.initialValues);
  const afterPress = useAfterPress();

  const refused =
    problem?.kind === 'fields' && problem.fields.email ? text(messageOf('email', problem.fields.email)) : undefined;
  const checked = checkEmail(formik.values.email);
  const told = formik.errors.email ?? refused;
  useRefusedPress(told !== undefined);
  // What the form itself found goes when it is mended; what the back end said stays until it is asked again.
  const wrong = 'email' in checked ? refused : told;
  useEffect(() => {
    if (wrong && formik.submitCount > 0) focusAnew(field.current);
  }, [wrong, formik.submitCount, problem]);
  const suggestion = formik.touched.email ? suggestEmail(formik.values.email) : null;

  return (
    <form
      ref={form}
      id={id}
      className="form"
      method="post"
      noValidate
      aria-label={label}
      onSubmit={formik.handleSubmit}
    >
      <ProblemNotice
        problem={problem}
        action={<OfferTextButton of={again} onPress={() => void formik.submitForm()} />}
      />
      <EmailField
        {...formik.getFieldProps('email')}
        onBlur={(event) => afterPress(() => formik.handleBlur(event))}
        ref={field}
        id={id === 'address' ? 'email' : `${id}-email`}
        label={text('fields.email')}
        hint={hint && text(hint)}
        wrong={wrong}
        readOnly={busy}
        required
      >
        <FieldSuggestion
          onAccept={() => {
            if (!suggestion) return;
            void formik.setFieldValue('email', suggestion);
            field.current?.focus();
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
