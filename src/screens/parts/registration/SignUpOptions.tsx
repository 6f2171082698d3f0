/** Sign-up options: the form above, and others that are labelled as coming soon (D30). */
import { useState } from 'react';
import type { DrawnOffer } from '../../../../machines/page/offer.types.ts';
import { signUpOptions } from '../../../../machines/registration/sign-up.offers.ts';
import { isPresent } from '../../../../machines/page/situations.ts';
import { useWholeVisit } from '../../../engine/visit/hooks.tsx';
import { useMessageText, Message } from '../../../engine/language/message.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { ProviderRow } from '../../../ui/provider-row/ProviderRow.tsx';
import './sign-up-options.css';

export function SignUpOptions() {
  const text = useMessageText();
  const visit = useWholeVisit();
  const [chosen, choose] = useState<string | null>(null);
  const providers = Object.entries<DrawnOffer>(signUpOptions)
    .filter(([, offer]) => isPresent(offer, visit))
    .map(([id, { message }]) => ({ id, label: text(message) }));
  const provider = providers.find(({ id }) => id === chosen && id !== 'byEmail')?.label;
  const onChoose = (id: string) => {
    choose(id);
    if (id === 'byEmail') document.getElementById('email')?.focus();
  };
  return (
    <div className="sign-up-options">
      <Message as={Note} id="signUp.options" />
      <ProviderRow label={text('signUp.options')} providers={providers} onChoose={onChoose}>
        {provider ? <Message id="signUp.soon" values={{ provider }} /> : null}
      </ProviderRow>
    </div>
  );
}
