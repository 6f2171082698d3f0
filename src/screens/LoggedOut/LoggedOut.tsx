/** Logout, pending and completed. */
import { OfferLink } from '../parts/OfferLink.tsx';
import { loggedOutPage } from '../../../machines/login/logged-out.page.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ChoiceCards, type Door } from '../../ui/choice-cards/ChoiceCards.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

/** Closed curtains. */
const doors: readonly [Door, Door, Door] = [
  ['midnight', 'closed'],
  ['oxblood', 'closed'],
  ['bottle', 'closed'],
];

const { offers } = loggedOutPage;

export default function LoggedOut() {
  const loggingOut = useVisit((snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <ChoiceCards doors={doors} />
      <ScreenHeading
        group="loggedOut"
        title={loggingOut ? 'loggedOut.leavingPage' : undefined}
        first={<Message id={loggingOut ? 'loggedOut.leavingHeading' : 'loggedOut.heading'} />}
        second={<Message id={loggingOut ? 'loggedOut.leavingSecond' : 'loggedOut.second'} />}
        announcement={loggingOut ? null : <Message id="loggedOut.heading" />}
      />
      {loggingOut ? null : <WaysOn />}
    </>
  );
}

function WaysOn() {
  return (
    <>
      <Message as={Lead} id="loggedOut.lead" />
      <Actions>
        <OfferLink of={offers.toStart} />
        <OfferLink of={offers.login} as="text" />
      </Actions>
    </>
  );
}
