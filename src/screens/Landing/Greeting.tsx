/** For those whom nobody named yet: where a code goes, and where those go who have none. */
import type { MessageKey } from '../../../locales/messages.ts';
import { useIntents, useVisit } from '../../engine/hooks.tsx';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { Message } from '../../engine/message.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { TextButton } from '../../ui/text-button/TextButton.tsx';
import { TextLink } from '../../ui/text-button/TextLink.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { useLandingPage } from './useLandingPage.ts';

export function Greeting({ lead }: { lead: MessageKey }) {
  const { full } = useLandingPage();
  const intents = useIntents();
  const unavailable = useVisit((snapshot) => snapshot.hasTag('unavailable'));
  const slow = useVisit((snapshot) => snapshot.hasTag('slow') && snapshot.hasTag('lookingUp'));
  const problem = useVisit((snapshot) => snapshot.context.problem);
  const { loginUrl } = useConfiguration();
  return (
    <>
      <Lead>
        <Message id={lead} />
      </Lead>
      <Status>{slow ? <Message id="waiting.invitation" /> : null}</Status>
      {unavailable ? (
        <ProblemNotice
          problem={problem}
          action={
            <TextButton onClick={intents.retryLookUp}>
              <Message id="action.tryAgain" />
            </TextButton>
          }
        />
      ) : null}
      <Actions>
        {full ? (
          <ButtonLink href="#address">
            <Message id="landing.toWaitingList" />
          </ButtonLink>
        ) : (
          <ButtonLink href="#code">
            <Message id="landing.haveCode" />
          </ButtonLink>
        )}
        <TextLink href={loginUrl}>
          <Message id="action.login" />
        </TextLink>
      </Actions>
    </>
  );
}
