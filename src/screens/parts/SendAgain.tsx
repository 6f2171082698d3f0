/** *Send again*, with what came of it (D26). */
import { useIntents, useVisit } from '../../engine/hooks.tsx';
import { Message } from '../../engine/message.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { Waiting } from './Waiting.tsx';
import { Retry } from './Retry.tsx';
import type { ReactNode } from 'react';
import { Actions } from '../../ui/actions/Actions.tsx';

export function SendAgain({ children }: { children?: ReactNode }) {
  const intents = useIntents();
  const busy = useVisit((snapshot) => snapshot.hasTag('busy'));
  const asked = useVisit((snapshot) => snapshot.hasTag('sendNow'));
  const resend = useVisit((snapshot) => snapshot.context.resend);
  const problem = useVisit((snapshot) => snapshot.context.problem);
  return (
    <>
      <ProblemNotice problem={problem} action={asked ? <Retry onPress={intents.sendMailAgain} /> : null} />
      <Actions>
        <Button quiet busy={busy} onClick={intents.sendMailAgain}>
          <Message id={busy ? 'waiting.moment' : 'action.sendAgain'} />
        </Button>
        {children}
      </Actions>
      <Waiting words="waiting.moment" onCancel={intents.cancel} />
      <Status>{resend && !busy ? <Message id={resend.accepted ? 'resend.sent' : 'resend.wait'} /> : null}</Status>
    </>
  );
}
