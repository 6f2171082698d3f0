/** For those whom nobody named yet: where a code goes, and where those go who have none. */
import type { MessageKey } from '../../../locales/messages.ts';
import { useIntents, useJourney } from '../../engine/hooks.tsx';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { Words } from '../../engine/words.tsx';
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
  const unavailable = useJourney((snapshot) => snapshot.hasTag('unavailable'));
  const slow = useJourney((snapshot) => snapshot.hasTag('slow') && snapshot.hasTag('lookingUp'));
  const problem = useJourney((snapshot) => snapshot.context.problem);
  const { loginUrl } = useConfiguration();
  return (
    <>
      <Lead>
        <Words id={lead} />
      </Lead>
      <Status>{slow ? <Words id="waiting.invitation" /> : null}</Status>
      {unavailable ? (
        <ProblemNotice
          problem={problem}
          action={
            <TextButton onClick={intents.retryLookUp}>
              <Words id="action.tryAgain" />
            </TextButton>
          }
        />
      ) : null}
      <Actions>
        {full ? (
          <ButtonLink href="#address">
            <Words id="landing.toWaitingList" />
          </ButtonLink>
        ) : (
          <ButtonLink href="#code">
            <Words id="landing.haveCode" />
          </ButtonLink>
        )}
        <TextLink href={loginUrl}>
          <Words id="action.login" />
        </TextLink>
      </Actions>
    </>
  );
}
