/** The address has an account: on to the login, counted down, unless the visitor stays (D20). */
import { useEffect, useState } from 'react';
import { timeLeft } from '../../../machines/domain/waits.ts';
import { useIntents, useVisit } from '../../engine/hooks.tsx';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { linkTo, Message } from '../../engine/message.tsx';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { Seconds } from '../../ui/seconds/Seconds.tsx';
import { TextButton } from '../../ui/text-button/TextButton.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const SECOND = 1000;

export default function EmailActive() {
  const intents = useIntents();
  const { passwordResetUrl } = useConfiguration();
  const countingDown = useVisit((snapshot) => snapshot.hasTag('countingDown'));
  return (
    <PageFrame kind="floor" arch={{ accent: 'oxblood', state: 'ajar' }}>
      <ScreenHeading
        group="emailActive"
        first={<Message id="emailActive.heading" />}
        second={<Message id="emailActive.second" />}
        announcement={null}
      />
      <Lead>
        <Message id={countingDown ? 'emailActive.lead' : 'emailActive.staying'} />
      </Lead>
      {countingDown ? <Countdown /> : null}
      <Actions>
        <Button onClick={intents.goToLogin}>
          <Message id="action.loginNow" />
        </Button>
        {countingDown ? (
          <Button quiet onClick={intents.stay}>
            <Message id="action.stay" />
          </Button>
        ) : null}
        <TextButton onClick={intents.returnToForm}>
          <Message id="action.back" />
        </TextButton>
      </Actions>
      <Note>
        <Message id="emailActive.password" values={{ reset: linkTo(passwordResetUrl) }} />
      </Note>
    </PageFrame>
  );
}

/** Shows the chart's own delay; the chart decides when it is over. */
function Countdown() {
  const forwardAt = useVisit(({ context }) => context.forwardAt);
  const [begun] = useState(() => ({ left: timeLeft(forwardAt, Date.now()), at: performance.now() }));
  const [left, setLeft] = useState(Math.ceil(begun.left / SECOND));
  useEffect(() => {
    const over = begun.at + begun.left;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((over - performance.now()) / SECOND))), SECOND);
    return () => clearInterval(timer);
  }, [begun]);
  return (
    <Seconds value={left}>
      <Message id="emailActive.seconds" values={{ count: left }} />
    </Seconds>
  );
}
