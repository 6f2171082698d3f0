/** For uninvited visitors: link to the code form, and how to ask for an invitation. */
import { OfferLink } from '../parts/OfferLink.tsx';
import { heroOffers } from '../../../machines/landing/landing.offers.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { Message, useMessageText } from '../../engine/language/message.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { AppLinks } from './AppLinks.tsx';
import { Seasonal } from './Seasonal.tsx';
import { useLandingPage } from './useLandingPage.ts';
import { useSeason, useSeasonLine } from './useSeason.ts';

export function Greeting({ lead }: { lead: MessageKey }) {
  const { full } = useLandingPage();
  return (
    <div className="landing__greeting landing__uninvited flow">
      <Lead>
        <PageLead lead={lead} />
      </Lead>
      <AppLinks />
      <Actions>
        <OfferLink of={heroOffers.toWaitingList} />
        <OfferLink of={heroOffers.haveCode} as={full ? 'text' : 'button'} />
        <OfferLink of={heroOffers.ask} as="text" />
      </Actions>
    </div>
  );
}

/** While the page's season lasts, its end date; offers and prices are for members only (D29). */
function PageLead({ lead }: { lead: MessageKey }) {
  const text = useMessageText();
  const line = useSeasonLine();
  const now = useSeason();
  const always = <Message id={lead} />;
  if (!now) return <span>{always}</span>;
  // One text node: a second one would shift in the line when the web font loads.
  const inSeason = (stage: 'announced' | 'begun') =>
    `${line(now.season.name, stage, now.until)} ${text('seasons.lead')}`;
  return <Seasonal over={always} announced={inSeason('announced')} begun={inSeason('begun')} />;
}
