/** For those who have no invitation: where a code goes, and where those go who have none. */
import { OfferLink } from '../parts/OfferLink.tsx';
import { heroOffers } from '../../../machines/landing/landing.offers.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { Message } from '../../engine/message.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';

export function Greeting({ lead }: { lead: MessageKey }) {
  return (
    <div className="landing__greeting landing__uninvited flow">
      <Lead>
        <Message id={lead} />
      </Lead>
      <Actions>
        <OfferLink of={heroOffers.toWaitingList} />
        <OfferLink of={heroOffers.haveCode} />
        <OfferLink of={heroOffers.login} as="text" />
      </Actions>
    </div>
  );
}
