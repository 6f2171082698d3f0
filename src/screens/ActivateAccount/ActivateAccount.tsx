/** The mailed link was opened; only a press activates (D25). */
import { useIntents, useVisit } from '../../engine/hooks.tsx';
import { Message } from '../../engine/message.tsx';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function ActivateAccount() {
  const intents = useIntents();
  const busy = useVisit((snapshot) => snapshot.hasTag('busy'));
  return (
    <PageFrame kind="floor" arch={{ accent: 'oxblood', state: 'ajar', prop: 'key' }}>
      <ScreenHeading
        group="activateAccount"
        first={<Message id="activateAccount.heading" />}
        second={<Message id="activateAccount.second" />}
        announcement={null}
      />
      <Lead>
        <Message id="activateAccount.lead" />
      </Lead>
      <Actions>
        <Button busy={busy} onClick={intents.activate}>
          <Message id={busy ? 'waiting.moment' : 'action.activate'} />
        </Button>
      </Actions>
      <Waiting words="waiting.moment" onCancel={intents.cancel} />
      <Note>
        <Message id="activateAccount.note" />
      </Note>
    </PageFrame>
  );
}
