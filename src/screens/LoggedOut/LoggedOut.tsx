/** Logging out, and logged out. */
import { useVisit } from '../../engine/hooks.tsx';
import { usePageLink } from '../../engine/links.ts';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { Message } from '../../engine/message.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { ChoiceCards, type Door } from '../../ui/choice-cards/ChoiceCards.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { TextLink } from '../../ui/text-button/TextLink.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

/** Drawn for the night. */
const doors: readonly [Door, Door, Door] = [
  ['midnight', 'closed'],
  ['oxblood', 'closed'],
  ['bottle', 'closed'],
];

export default function LoggedOut() {
  const leaving = useVisit((snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <ChoiceCards doors={doors} />
      <ScreenHeading
        group="loggedOut"
        first={<Message id={leaving ? 'loggedOut.leavingHeading' : 'loggedOut.heading'} />}
        second={<Message id={leaving ? 'loggedOut.leavingSecond' : 'loggedOut.second'} />}
        announcement={leaving ? null : <Message id="loggedOut.heading" />}
      />
      {leaving ? null : <WaysOn />}
    </>
  );
}

function WaysOn() {
  const start = usePageLink('landing');
  const { loginUrl } = useConfiguration();
  return (
    <>
      <Lead>
        <Message id="loggedOut.lead" />
      </Lead>
      <Actions>
        <ButtonLink {...start}>
          <Message id="action.startPage" />
        </ButtonLink>
        <TextLink href={loginUrl}>
          <Message id="action.login" />
        </TextLink>
      </Actions>
    </>
  );
}
