/** The way to the form once more, further down the page. */
import { welcomeOffers } from '../../../machines/landing/landing.offers.ts';
import { Actions } from '../../ui/actions/Actions.tsx';
import { OfferLink } from '../parts/OfferLink.tsx';
import { useWayToForm } from './useWayToForm.ts';

export function RegisterAgain() {
  const wayToForm = useWayToForm();
  return wayToForm ? (
    <div className="landing__register">
      <Actions>
        <OfferLink of={welcomeOffers.toForm} />
      </Actions>
    </div>
  ) : null;
}
