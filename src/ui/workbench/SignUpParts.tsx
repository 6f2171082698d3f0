import { useState } from 'react';
import { ProviderRow } from '../provider-row/ProviderRow.tsx';
import { Tastes } from '../tastes/Tastes.tsx';
import { providers, tastes } from './words.ts';

/** Ways to sign up, and what one looks for. */
export function SignUpParts() {
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>(['women', 'shoes']);
  return (
    <div className="stack">
      <h2>Providers</h2>
      <ProviderRow label="Sign up with" providers={providers} onChoose={setAsked}>
        {asked && `Signing up with ${asked} is not possible yet. Please register by email.`}
      </ProviderRow>
      <ProviderRow label="Or continue with" providers={providers.slice(2)} onChoose={() => undefined}>
        <strong>Soon.</strong> Signing up with this provider is not possible yet. Please register by email.
      </ProviderRow>
      <h2>Tastes</h2>
      <div className="form">
        <Tastes
          legend="Shopping preferences"
          choices={tastes}
          chosen={chosen}
          onChange={(value, isChosen) =>
            setChosen(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        />
        <Tastes
          legend="Shopping preferences, being sent"
          choices={tastes.slice(0, 5)}
          chosen={chosen}
          onChange={() => undefined}
          readOnly
        />
      </div>
    </div>
  );
}
