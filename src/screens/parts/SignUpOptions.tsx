/** The other ways to sign up: they are coming, and say so (D30). */
import { useState } from 'react';
import { landingOf } from '../../../machines/landing/definitions.ts';
import { useJourney } from '../../engine/hooks.tsx';
import { useText, Words } from '../../engine/words.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { ProviderRow } from '../../ui/provider-row/ProviderRow.tsx';
import './sign-up-options.css';

const PROVIDERS = ['phone', 'google', 'facebook', 'apple'] as const;

export function SignUpOptions() {
  const text = useText();
  const simple = useJourney(({ context }) => landingOf(context.slug)?.simple ?? false);
  const [chosen, choose] = useState<string | null>(null);
  const providers = PROVIDERS.filter((id) => !(simple && id === 'phone')).map((id) => ({
    id,
    label: text(`signUp.${id}`),
  }));
  const provider = providers.find(({ id }) => id === chosen)?.label;
  return (
    <div className="sign-up-options">
      <Note>
        <Words id="signUp.options" />
      </Note>
      <ProviderRow label={text('signUp.options')} providers={providers} onChoose={choose}>
        {provider ? <Words id="signUp.soon" values={{ provider }} /> : null}
      </ProviderRow>
    </div>
  );
}
