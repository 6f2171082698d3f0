/** The code form of the landing page and the code page. */
import { OfferTextButton, SubmitButton } from './OfferButton.tsx';
import { codeFormOffers } from '../../../machines/forms/code-form.offers.ts';
import { codeFacts, codeForm, type CodeProblem } from '../../../machines/forms/code.form.ts';
import { checkCode } from '../../../machines/domain/registration-code.ts';
import { isWholeTimestamp } from '../../../machines/domain/link-validity.ts';
import { isLinkIncomplete } from '../../../machines/context/denial.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { useFieldFocus } from '../../engine/forms/useFieldFocus.ts';
import { useForm } from '../../engine/forms/useForm.ts';
import { useVisit, useWholeVisit } from '../../engine/visit/hooks.tsx';
import { useMessageText } from '../../engine/language/message.tsx';
import { CodeField } from '../../ui/code-field/CodeField.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { Waiting } from './PendingStatus.tsx';

const MESSAGES: Record<CodeProblem, MessageKey> = {
  missing: 'code.missing',
  incomplete: 'code.incomplete',
  invalid: 'code.invalid',
  forbiddenReferrer: 'code.invalid',
  expired: 'code.expired',
  noInvitationsLeft: 'code.noInvitationsLeft',
};

export function CodeForm() {
  const text = useMessageText();
  const facts = codeFacts(useWholeVisit());
  const isIncomplete = useVisit(({ context }) => isLinkIncomplete(context));
  const { attributes, values, shownErrors, fieldErrors, handlers } = useForm(codeForm, facts);
  const field = useFieldFocus(shownErrors);
  const read = checkCode(values.code);
  const cut = isIncomplete || ('code' in read && read.timestamp !== undefined && !isWholeTimestamp(read.timestamp));
  const message = fieldErrors.code && MESSAGES[fieldErrors.code];
  const isInvalid = message === 'code.invalid';
  // After an invalid code, the hint at the field also describes a valid one.
  const hint = isInvalid && !cut ? `${text('code.invalidHint')} ${text('fields.codeHint')}` : text('fields.codeHint');

  return (
    <form {...attributes} aria-label={text('code.form')}>
      <ProblemNotice
        of="code"
        problem={facts.problem}
        action={<OfferTextButton of={codeFormOffers.submitCodeAgain} onPress={handlers.press} />}
      />
      <CodeField
        name="code"
        value={values.code}
        onChange={handlers.change}
        {...field}
        id="code-field"
        label={text(codeFormOffers.code.message)}
        hint={hint}
        error={message && text(isInvalid && cut ? 'code.incomplete' : message)}
        readOnly={facts.busy}
        aria-required
      />
      <SubmitButton of={codeFormOffers.submitCode} />
      <Waiting during={codeFormOffers.submitCode.during} words="waiting.code" />
    </form>
  );
}
