/** *Send again*, with what came of it (D26). */
import { useIntents, useJourney } from '../../engine/hooks.tsx';
import { Words } from '../../engine/words.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { Waiting } from './Waiting.tsx';
import { Retry } from './Retry.tsx';
import type { ReactNode } from 'react';
import { Actions } from '../../ui/actions/Actions.tsx';

export function SendAgain({ children }: { children?: ReactNode }) {
  const intents = useIntents();
  const busy = useJourney((snapshot) => snapshot.hasTag('busy'));
  const asked = useJourney((snapshot) => snapshot.hasTag('sendNow'));
  const resend = useJourney((snapshot) => snapshot.context.resend);
  const problem = useJourney((snapshot) => snapshot.context.problem);
  return (
    <>
      <ProblemNotice problem={problem} action={asked ? <Retry onPress={intents.sendMailAgain} /> : null} />
      <Actions>
        <Button quiet busy={busy} onClick={intents.sendMailAgain}>
          <Words id={busy ? 'waiting.moment' : 'action.sendAgain'} />
        </Button>
        {children}
      </Actions>
      <Waiting words="waiting.moment" onCancel={intents.cancel} />
      <Status>{resend && !busy ? <Words id={resend.accepted ? 'resend.sent' : 'resend.wait'} /> : null}</Status>
    </>
  );
}
