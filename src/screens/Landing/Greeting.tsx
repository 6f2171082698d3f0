/** For those whom nobody named yet: where a code goes, and where those go who have none. */
import { OfferLink } from '../parts/OfferLink.tsx';
import { OfferTextButton } from '../parts/OfferButton.tsx';
import { heroOffers } from '../../../machines/landing/landing.offers.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { Message } from '../../engine/message.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';

export function Greeting({ lead }: { lead: MessageKey }) {
  const unavailable = useVisit((snapshot) => snapshot.hasTag('unavailable'));
  const slow = useVisit((snapshot) => snapshot.hasTag('slow') && snapshot.hasTag('lookingUp'));
  const problem = useVisit((snapshot) => snapshot.context.problem);
  return (
    <>
      <Lead>
        <Message id={lead} />
      </Lead>
      <Status>{slow ? <Message id="waiting.invitation" /> : null}</Status>
      {unavailable ? (
        <ProblemNotice problem={problem} action={<OfferTextButton of={heroOffers.lookUpAgain} />} />
      ) : null}
      <Actions>
        <OfferLink of={heroOffers.toWaitingList} />
        <OfferLink of={heroOffers.haveCode} />
        <OfferLink of={heroOffers.login} as="text" />
      </Actions>
    </>
  );
}
