/** End of the pages about the company: ways to register. */
import { OfferLink } from './OfferLink.tsx';
import { waysIn } from '../../../machines/about/about.offers.ts';
import { Message } from '../../engine/language/message.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/** With an invitation, or by application. */
export function WaysIn() {
  return (
    <Actions>
      <OfferLink of={waysIn.haveInvitation} />
      <OfferLink of={waysIn.apply} as="text" />
    </Actions>
  );
}

/** A band that asks whether the visitor has an invitation. */
export function AskedIn() {
  return (
    <section className="section section--deep wrap">
      <div className="columns">
        <SectionHeading first="about.invitedHeading" second="about.invitedSecond" />
        <div className="stack">
          <Message as={Lead} id="about.invitedLead" />
          <WaysIn />
        </div>
      </div>
    </section>
  );
}
