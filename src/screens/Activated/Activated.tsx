/** The account is active: just now, or it was before (D25). */
import { useIntents, useJourney } from '../../engine/hooks.tsx';
import { Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function Activated() {
  const intents = useIntents();
  const before = useJourney((snapshot) => snapshot.hasTag('alreadyActive'));
  return (
    <Threshold kind="room" arch={{ cloth: 'oxblood', state: 'open', from: before ? undefined : 'ajar' }}>
      <ScreenHeading
        group="activated"
        first={<Words id={before ? 'activated.beforeHeading' : 'activated.heading'} />}
        second={<Words id={before ? 'activated.beforeSecond' : 'activated.second'} />}
        announcement={null}
      />
      <Lead>
        <Words id={before ? 'activated.beforeLead' : 'activated.lead'} />
      </Lead>
      <Actions>
        <Button onClick={before ? intents.goToLogin : intents.goToShop}>
          <Words id={before ? 'action.login' : 'action.continue'} />
        </Button>
      </Actions>
      {before ? null : (
        <Note>
          <Words id="activated.soon" />
        </Note>
      )}
    </Threshold>
  );
}
