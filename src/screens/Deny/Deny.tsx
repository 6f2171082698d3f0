/**
 * Access denied, with text and next step for the verdict (D10). The heading says "invalid" if no more specific reason
 * applies (D11, D12).
 */
import type { MouseEvent } from 'react';
import { denyPage } from '../../../machines/code-entry/deny.page.ts';
import { denialOf } from '../../../machines/context/denial.ts';
import { Message, useMessageText } from '../../engine/language/message.tsx';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { useOffer } from '../../engine/visit/useOffer.ts';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { OfferLink } from '../parts/OfferLink.tsx';
import { ScreenFrame } from '../parts/ScreenFrame.tsx';
import './deny.css';

const { offers } = denyPage;

export default function Deny() {
  const why = useVisit(({ context }) => denialOf(context));
  const wording = why === 'cold' || why === 'forbiddenReferrer' ? 'invalid' : why;
  return (
    <ScreenFrame>
      <ScreenHeading
        group="deny"
        title={wording === 'invalid' ? undefined : `deny.${wording}Page`}
        first={
          <span className="deny__verdict">
            <Message id="deny.heading" />
          </span>
        }
        second={<Message id={`deny.${wording}Second`} />}
        lead={`deny.${why}Lead`}
      />
      <Actions>
        <WriteToInviter />
        <OfferLink of={offers.enterCode} />
        <OfferLink of={offers.toWaitingList} as="text" />
        <OfferLink of={offers.askMembership} as="text" />
        <OfferLink of={offers.login} as="text" />
      </Actions>
    </ScreenFrame>
  );
}

/** A prefilled message to the inviting member: as a mail without recipient, or with the share dialog if available. */
function WriteToInviter() {
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
