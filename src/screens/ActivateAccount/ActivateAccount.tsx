/** The mailed link was opened; only a press activates (D25). */
import { useIntents, useJourney } from '../../engine/hooks.tsx';
import { Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function ActivateAccount() {
  const intents = useIntents();
  const busy = useJourney((snapshot) => snapshot.hasTag('busy'));
  return (
    <Threshold kind="floor" arch={{ cloth: 'oxblood', state: 'ajar', prop: 'key' }}>
      <ScreenHeading
        group="activateAccount"
        first={<Words id="activateAccount.heading" />}
        second={<Words id="activateAccount.second" />}
        announcement={null}
      />
      <Lead>
        <Words id="activateAccount.lead" />
      </Lead>
      <Actions>
        <Button busy={busy} onClick={intents.activate}>
          <Words id={busy ? 'waiting.moment' : 'action.activate'} />
        </Button>
      </Actions>
      <Waiting words="waiting.moment" onCancel={intents.cancel} />
      <Note>
        <Words id="activateAccount.note" />
      </Note>
    </Threshold>
  );
}
