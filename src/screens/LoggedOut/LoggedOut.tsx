/** Logging out, and logged out. */
import { useJourney } from '../../engine/hooks.tsx';
import { usePageLink } from '../../engine/links.ts';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { Words } from '../../engine/words.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Doors, type Door } from '../../ui/doors/Doors.tsx';
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
  const leaving = useJourney((snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <Doors doors={doors} />
      <ScreenHeading
        group="loggedOut"
        first={<Words id={leaving ? 'loggedOut.leavingHeading' : 'loggedOut.heading'} />}
        second={<Words id={leaving ? 'loggedOut.leavingSecond' : 'loggedOut.second'} />}
        announcement={leaving ? null : <Words id="loggedOut.heading" />}
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
        <Words id="loggedOut.lead" />
      </Lead>
      <Actions>
        <ButtonLink {...start}>
          <Words id="action.startPage" />
        </ButtonLink>
        <TextLink href={loginUrl}>
          <Words id="action.login" />
        </TextLink>
      </Actions>
    </>
  );
}
