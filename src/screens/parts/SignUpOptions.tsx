/** The other ways to sign up: they are coming, and say so (D30). */
import { useState } from 'react';
import { landingOf } from '../../../machines/landing/definitions.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { useMessageText, Message } from '../../engine/message.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { ProviderRow } from '../../ui/provider-row/ProviderRow.tsx';
import './sign-up-options.css';

const PROVIDERS = ['phone', 'google', 'facebook', 'apple'] as const;

export function SignUpOptions() {
  const text = useMessageText();
  const simple = useVisit(({ context }) => landingOf(context.slug)?.simple ?? false);
  const [chosen, choose] = useState<string | null>(null);
  const providers = PROVIDERS.filter((id) => !(simple && id === 'phone')).map((id) => ({
    id,
    label: text(`signUp.${id}`),
  }));
  const provider = providers.find(({ id }) => id === chosen)?.label;
  return (
    <div className="sign-up-options">
      <Note>
        <Message id="signUp.options" />
      </Note>
      <ProviderRow label={text('signUp.options')} providers={providers} onChoose={choose}>
        {provider ? <Message id="signUp.soon" values={{ provider }} /> : null}
      </ProviderRow>
    </div>
  );
}
