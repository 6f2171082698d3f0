/** Placeholder for the next step: the invitation is being looked up, takes long, or had no response (D24, D49). */
import { pendingOffers } from '../../../machines/landing/landing.offers.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { OfferTextButton } from '../parts/OfferButton.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';

export function LookUp() {
  const unavailable = useVisit((snapshot) => snapshot.hasTag('unavailable'));
  const slow = useVisit((snapshot) => snapshot.hasTag('slow'));
  const problem = useVisit(({ context }) => context.requests.lookUp.problem);
  return (
    <div className="landing__look-up flow">
      {unavailable ? (
        <ProblemNotice problem={problem} action={<OfferTextButton of={pendingOffers.lookUpAgain} />} />
      ) : (
        <div className="landing__thread" />
      )}
      <Status>{slow ? <Message id="waiting.invitation" /> : null}</Status>
    </div>
  );
}
