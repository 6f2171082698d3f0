/** Links for members, in one line. */
import { memberOffers } from '../../../machines/landing/landing.offers.ts';
import { Message } from '../../engine/language/message.tsx';
import { OfferLink } from '../parts/OfferLink.tsx';

export const Login = () => (
  <section className="section landing__login wrap">
    <Message as="h2" id="landing.membersHeading" />
    <OfferLink of={memberOffers.login} as="text" />
    <OfferLink of={memberOffers.resetPassword} as="text" />
  </section>
);
