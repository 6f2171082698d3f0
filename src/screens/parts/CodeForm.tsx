/** The code form, as it stands on the landing page and on the code page. */
import { OfferTextButton, SubmitButton } from './OfferButton.tsx';
import { codeFormOffers } from '../../../machines/invitation/code-form.offers.ts';
import { useFormik } from 'formik';
import { useEffect, useRef } from 'react';
import { checkCode } from '../../../machines/domain/registration-code.ts';
import { isWholeTimestamp } from '../../../machines/domain/link-validity.ts';
import { isLinkIncomplete } from '../../../machines/invitation/denial.ts';
import { prefilledCode } from '../../../machines/invitation/code-form.rules.ts';
import type { Refusal } from '../../../machines/invitation/invitation.types.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { useSend, useVisit } from '../../engine/hooks.tsx';
import { usePreHydrationForm } from '../../engine/usePreHydrationForm.ts';
import { focusAnew } from '../../engine/focus-anew.ts';
import { useRefusedPress } from '../../engine/refused-presses.ts';
import { useMessageText } from '../../engine/message.tsx';
import { CodeField } from '../../ui/code-field/CodeField.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { Waiting } from './Waiting.tsx';

const refusals: Record<Refusal, MessageKey> = {
  invalid: 'code.invalid',
  forbiddenReferrer: 'code.invalid',
  expired: 'code.expired',
  noInvitationsLeft: 'code.noInvitationsLeft',
};

export function CodeForm() {
  const send = useSend();
  const text = useMessageText();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const busy = useVisit((snapshot) => snapshot.hasTag(codeFormOffers.submitCode.during));
  const problem = useVisit(({ context }) => context.requests.code.problem);
  // Who has an invitation need not type its code (D49).
  const prefilled = useVisit(({ context }) => prefilledCode(context));
  const cameCut = useVisit(({ context }) => isLinkIncomplete(context));
  const formik = useFormik({
    initialValues: { code: '' },
    validateOnChange: false,
    validateOnBlur: false,
    validate: ({ code }) => {
      const checked = checkCode(code);
      return 'problem' in checked ? { code: text(`code.${checked.problem}`) } : {};
    },
    onSubmit: async ({ code }) => send(codeFormOffers.submitCode.event, { code }),
  });
  const begin = () => send(codeFormOffers.code.event);
  usePreHydrationForm(form, formik, { code: prefilled }, begin);
  // It may be known later, where its link had to be judged by where it was found (D11).
  const { values, setValues } = formik;
  const offered = useRef(prefilled);
  useEffect(() => {
    if (offered.current === '' && prefilled !== '' && values.code === '') void setValues({ code: prefilled }, false);
    offered.current = prefilled;
  }, [prefilled, values.code, setValues]);

  const read = checkCode(values.code);
  const cut = cameCut || ('code' in read && read.timestamp !== undefined && !isWholeTimestamp(read.timestamp));
  const refusal = problem?.kind === 'code' ? refusals[problem.verdict] : null;
  const refused = refusal ? text(cut && refusal === 'code.invalid' ? 'code.incomplete' : refusal) : undefined;
  // Who typed a code that is none is told what one looks like, where it can be mended.
  const looks = refusal === 'code.invalid' && !cut;
  const hint = looks ? `${text('code.invalidHint')} ${text('fields.codeHint')}` : text('fields.codeHint');
  const told = formik.errors.code ?? refused;
  useRefusedPress(told !== undefined);
  // What the form itself found goes when it is mended; what the back end said stays until it is asked again.
  const wrong = 'problem' in read ? told : refused;
  // The field keeps focus and text; after a refusal it gets the focus back (D10).
  useEffect(() => {
    if (wrong && (refused || formik.submitCount > 0)) focusAnew(field.current);
  }, [wrong, refused, formik.submitCount, problem]);

  const code = formik.getFieldProps('code');

  return (
    <form
      ref={form}
      id="code"
      className="form"
      method="post"
      noValidate
      aria-label={text('code.form')}
      onSubmit={formik.handleSubmit}
    >
      <ProblemNotice
        problem={problem}
        action={<OfferTextButton of={codeFormOffers.submitCodeAgain} onPress={() => void formik.submitForm()} />}
      />
      <CodeField
        {...code}
        onChange={(event) => {
          code.onChange(event);
          if (['', prefilled].includes(code.value) && event.target.value !== '') begin();
        }}
        ref={field}
        id="code-field"
        label={text(codeFormOffers.code.message)}
        hint={hint}
        wrong={wrong}
        readOnly={busy}
        required
      />
      <SubmitButton of={codeFormOffers.submitCode} />
      <Waiting during={codeFormOffers.submitCode.during} words="waiting.code" />
    </form>
  );
}
