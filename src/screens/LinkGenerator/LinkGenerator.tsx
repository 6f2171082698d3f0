/** A code becomes a registration link, to be copied (D31). */
import { TextButton } from '../../ui/text-button/TextButton.tsx';
import { linkGeneratorPage } from '../../../machines/admin/link-generator.page.ts';
import { useEffect, useRef, useState } from 'react';
import type { MessageKey } from '../../../locales/messages.ts';
import type { Refusal } from '../../../machines/invitation/invitation.types.ts';
import { useLinkGenerator } from '../../engine/useLinkGenerator.ts';
import { useMessageText, Message } from '../../engine/message.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { CodeField } from '../../ui/code-field/CodeField.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Patience } from '../parts/Patience.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { Result } from './Result.tsx';

const wrongs: Record<Refusal | 'missing', MessageKey> = {
  missing: 'code.missing',
  invalid: 'code.invalid',
  forbiddenReferrer: 'code.invalid',
  expired: 'code.expired',
  noInvitationsLeft: 'code.noInvitationsLeft',
};

const { offers } = linkGeneratorPage;

export default function LinkGenerator() {
  const generator = useLinkGenerator();
  return (
    <>
      <ScreenHeading
        group="linkGenerator"
        first={<Message id="linkGenerator.heading" />}
        second={<Message id="linkGenerator.second" />}
        announcement={null}
      />
      <Lead>
        <Message id="linkGenerator.lead" />
      </Lead>
      <CodeToLink generator={generator} />
      <Result code={generator.code} link={generator.link} />
    </>
  );
}

function CodeToLink({ generator }: { generator: ReturnType<typeof useLinkGenerator> }) {
  const { code, busy, slow, wrong, failure, submit, cancel } = generator;
  const text = useMessageText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(code);
  // The field keeps focus and text; after a refusal it gets the focus back (D10).
  useEffect(() => {
    if (wrong) field.current?.focus();
  }, [wrong]);
  return (
    <form
      className="form"
      method="post"
      noValidate
      aria-label={text('linkGenerator.action')}
      aria-busy={busy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit(typed);
      }}
    >
      <ProblemNotice
        problem={failure}
        action={
          <TextButton onClick={() => submit(typed)}>
            <Message id={offers.makeLinkAgain.message} />
          </TextButton>
        }
      />
      <CodeField
        ref={field}
        id="code-field"
        name="code"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        label={text('fields.code')}
        hint={text('fields.codeHint')}
        wrong={wrong ? text(wrongs[wrong.why]) : undefined}
        readOnly={busy}
        required
      />
      <Button type="submit" wide busy={busy}>
        <Message id={busy ? 'waiting.moment' : offers.makeLink.message} />
      </Button>
      <Patience busy={busy} slow={slow} words="linkGenerator.waiting" onCancel={cancel} />
    </form>
  );
}
