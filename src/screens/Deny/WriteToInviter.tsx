/** A prefilled message to the inviting member: as a mail without recipient, or with the share dialog if available. */
import type { MouseEvent } from 'react';
import { denialOf } from '../../../machines/context/denial.ts';
import { denyPage } from '../../../machines/code-entry/deny.page.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Message, useMessageText } from '../../engine/language/message.tsx';
import { useOffer } from '../../engine/visit/useOffer.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';

export function WriteToInviter() {
  const { isThere, message } = useOffer(denyPage.offers.writeToInviter);
  const inviter = useVisit(({ context }) => context.codeCheck?.inviter ?? '');
  const why = useVisit(({ context }) => denialOf(context));
  const text = useMessageText();
  if (!isThere || (why !== 'expired' && why !== 'noInvitationsLeft')) return null;
  const title = text('deny.subject');
  const words = text(`deny.${why}Mail`);
  const href = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(words)}`;
  const share = (event: MouseEvent) => {
    const data = { title, text: words };
    // Without support for sharing, the mail link is followed.
    if (!('canShare' in navigator && navigator.canShare(data))) return;
    event.preventDefault();
    // Rejects if the visitor closes the dialog.
    navigator.share(data).catch(() => undefined);
  };
  return (
    <ButtonLink href={href} onClick={share}>
      <Message id={message} values={{ inviter }} />
    </ButtonLink>
  );
}
