/** The end of the page for an invited visitor: the open curtain, and the link to the form. */
import { welcomeOffers } from '../../../machines/landing/landing.offers.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { curtainPicture } from '../../ui/arch/curtains.ts';
import { LateDoorway } from '../../ui/arch/LateDoorway.tsx';
import { OfferLink } from '../parts/OfferLink.tsx';
import { WelcomeVoucher } from '../parts/voucher/WelcomeVoucher.tsx';
import { useLandingPage } from './useLandingPage.ts';
import './closing.css';

export function Closing() {
  const inviter = useVisit(({ context }) => context.codeCheck?.inviter ?? null);
  const { accent } = useLandingPage();
  return (
    <section className="section section--ink section--row wrap">
      <div className="closing">
        <h2>
          <Message id="landing.closingHeading" />{' '}
          <em role="none">
            <Message
              id={inviter === null ? 'landing.closingSecondNameless' : 'landing.closingSecond'}
              values={{ inviter: inviter ?? '' }}
            />
          </em>
        </h2>
        <div className="closing__door">
          <LateDoorway src={curtainPicture(accent, 'hands')} />
        </div>
        <div className="closing__words">
          <WelcomeVoucher />
          <div className="landing__register">
            <Actions>
              <OfferLink of={welcomeOffers.toForm} />
            </Actions>
          </div>
        </div>
      </div>
    </section>
  );
}
