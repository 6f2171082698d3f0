/** The code form, as it stands on the landing page and on the code page. */
import { useFormik } from 'formik';
import { useEffect, useRef } from 'react';
import { checkCode } from '../../../machines/domain/registration-code.ts';
import type { Refusal } from '../../../machines/invitation/invitation.types.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { useIntents, useVisit } from '../../engine/hooks.tsx';
import { usePreHydrationForm } from '../../engine/usePreHydrationForm.ts';
import { useMessageText, Message } from '../../engine/message.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { CodeField } from '../../ui/code-field/CodeField.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { Retry } from './Retry.tsx';
import { Waiting } from './Waiting.tsx';

const refusals: Record<Refusal, MessageKey> = {
  invalid: 'code.invalid',
  forbiddenReferrer: 'code.invalid',
  expired: 'code.expired',
  noInvitationsLeft: 'code.noInvitationsLeft',
};

/** `quiet`: the second choice of two on the page. */
export function CodeForm({ quiet }: { quiet?: boolean }) {
  const intents = useIntents();
  const text = useMessageText();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const busy = useVisit((snapshot) => snapshot.hasTag('checkingCode'));
  const unavailable = useVisit((snapshot) => snapshot.hasTag('unavailable'));
  // Beside the form of the waiting list, what is wrong may be that one’s.
  const problem = useVisit((snapshot) =>
    snapshot.hasTag('placeRefused') || snapshot.hasTag('teased') ? null : snapshot.context.problem,
  );
  const formik = useFormik({
    initialValues: { code: '' },
    validateOnChange: false,
    validateOnBlur: false,
    validate: ({ code }) => ('problem' in checkCode(code) ? { code: text('code.missing') } : {}),
    onSubmit: async ({ code }) => intents.submitCode(code),
  });
  usePreHydrationForm(form, formik, formik.initialValues);

  const refused = problem?.kind === 'code' ? text(refusals[problem.verdict]) : undefined;
  const wrong = formik.errors.code ?? refused;
  // The field keeps focus and text; after a refusal it gets the focus back (D10).
  useEffect(() => {
    if (wrong && formik.submitCount > 0) field.current?.focus();
  }, [wrong, formik.submitCount, problem]);

  const code = formik.getFieldProps('code');

  return (
    <form
      ref={form}
      id="code"
      className="form"
      method="post"
      noValidate
      aria-label={text('fields.code')}
      aria-busy={busy || undefined}
      onSubmit={formik.handleSubmit}
    >
      {unavailable ? null : (
        <ProblemNotice problem={problem} action={<Retry onPress={() => void formik.submitForm()} />} />
      )}
      <CodeField
        {...code}
        onChange={(event) => {
          code.onChange(event);
          if (code.value === '' && event.target.value !== '') intents.beginCode();
        }}
        ref={field}
        id="code-field"
        label={text('fields.code')}
        hint={text('fields.codeHint')}
        wrong={wrong}
        readOnly={busy}
        required
      />
      <Button type="submit" wide quiet={quiet} busy={busy}>
        <Message id={busy ? 'waiting.moment' : 'action.register'} />
      </Button>
      <Waiting during="checkingCode" words="waiting.code" onCancel={intents.cancel} />
    </form>
  );
}
