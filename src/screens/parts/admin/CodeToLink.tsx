/** A form for a registration code of an admin: creates a link, or shows the problem in detail (D31, D32). */
import { useEffect, useRef } from 'react';
import type { MessageKey } from '../../../../locales/messages.ts';
import { useMessageText, Message } from '../../../engine/language/message.tsx';
import { useRefusedForm } from '../../../engine/forms/refused-forms.ts';
import type { useLinkGenerator } from '../../../engine/admin/useLinkGenerator.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CodeField } from '../../../ui/code-field/CodeField.tsx';
import { TextButton } from '../../../ui/text-button/TextButton.tsx';
import { PendingStatus } from '../PendingStatus.tsx';
import { ProblemNotice } from '../ProblemNotice.tsx';

interface CodeToLinkProps {
  generator: ReturnType<typeof useLinkGenerator>;
  /** Label of the button and name of the form. */
  action: MessageKey;
  waiting: MessageKey;
}

export function CodeToLink({ generator, action, waiting }: CodeToLinkProps) {
  const { typed, busy, slow, wrong, failure, change, submit, cancel } = generator;
  const text = useMessageText();
  const field = useRef<HTMLInputElement>(null);
  useRefusedForm(Boolean(wrong));
  // The field keeps focus and text; after a refusal it gets the focus back (D10).
  useEffect(() => {
    if (wrong) field.current?.focus();
  }, [wrong]);
  return (
    <form
      className="form"
      method="post"
      noValidate
      aria-label={text(action)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ProblemNotice
        problem={failure}
        action={
          <TextButton onClick={submit}>
            <Message id="action.tryAgain" />
          </TextButton>
        }
      />
      <CodeField
        ref={field}
        id="code-field"
        name="code"
        value={typed}
        onChange={({ target }) => change(target.value)}
        label={text('fields.code')}
        hint={text('fields.codeHint')}
        error={wrong ? text(`codeRefusal.${wrong.why}`) : undefined}
        readOnly={busy}
        aria-required
      />
      <Button type="submit" wide busy={busy}>
        <Message id={action} />
      </Button>
      <PendingStatus busy={busy} slow={slow} words={waiting} onCancel={cancel} />
    </form>
  );
}
