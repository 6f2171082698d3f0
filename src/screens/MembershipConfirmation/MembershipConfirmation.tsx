/** The address was submitted. */
import { usePageLink } from '../../engine/links.ts';
import { Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function MembershipConfirmation() {
  const start = usePageLink('landing');
  return (
    <Threshold kind="floor" arch={{ cloth: 'brass', state: 'ajar', from: 'closed' }}>
      <ScreenHeading
        group="membershipConfirmation"
        first={<Words id="membershipConfirmation.heading" />}
        second={<Words id="membershipConfirmation.second" />}
        announcement={null}
      />
      <Lead>
        <Words id="membershipConfirmation.lead" />
      </Lead>
      <Actions>
        <ButtonLink quiet {...start}>
          <Words id="action.startPage" />
        </ButtonLink>
      </Actions>
    </Threshold>
  );
}
