/** The lobby: members only, for now; the address of the token can join the waiting list (D27). */
import { useIntents, useJourney } from '../../engine/hooks.tsx';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { linkTo, Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { TextLink } from '../../ui/text-button/TextLink.tsx';
import { Addressed } from '../parts/Addressed.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { Retry } from '../parts/Retry.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { Highlights } from './Highlights.tsx';
import { Houses } from './Houses.tsx';
import './lobby.css';

export default function Lobby() {
  const joined = useJourney((snapshot) => snapshot.hasTag('joined'));
  const listed = useJourney((snapshot) => snapshot.hasTag('alreadyListed'));
  const answer = joined ? 'joined' : listed ? 'listed' : null;
  return (
    <>
      <Threshold kind="room" arch={{ cloth: 'bottle', state: 'aside', from: answer ? undefined : 'closed' }}>
        {answer ? <Answered answer={answer} /> : <Asking />}
        <Note>
          <AccountHelp />
        </Note>
      </Threshold>
      <Houses />
      <Highlights />
    </>
  );
}

function Asking() {
  const intents = useIntents();
  const busy = useJourney((snapshot) => snapshot.hasTag('busy'));
  const problem = useJourney(({ context }) => context.problem);
  const email = useJourney(({ context }) => context.claims?.email ?? null);
  const { loginUrl } = useConfiguration();
  return (
    <>
      <ScreenHeading
        group="lobby"
        first={<Words id="lobby.heading" />}
        second={<Words id="lobby.second" />}
        announcement={null}
      />
      <Lead>
        <Words id="lobby.lead" />
      </Lead>
      <ProblemNotice problem={problem} action={<Retry onPress={intents.join} />} />
      <Actions>
        <Button busy={busy} aria-describedby="consent" onClick={intents.join}>
          <Words id={busy ? 'waiting.moment' : 'action.joinWaitingList'} />
        </Button>
        <TextLink href={loginUrl}>
          <Words id="lobby.back" />
        </TextLink>
      </Actions>
      <Note>
        <span id="consent">
          <Addressed email={email} named="lobby.consent" nameless="lobby.consentNameless" />
        </span>
      </Note>
      <Waiting words="lobby.waiting" onCancel={intents.cancel} />
    </>
  );
}

/** The heading is another one and takes the focus: what was pressed is gone. */
function Answered({ answer }: { answer: 'joined' | 'listed' }) {
  const email = useJourney(({ context }) => context.claims?.email ?? null);
  const { loginUrl } = useConfiguration();
  return (
    <>
      <ScreenHeading
        group="lobby"
        first={<Words id={`lobby.${answer}Heading`} />}
        second={<Words id={`lobby.${answer}Second`} />}
        announcement={null}
      />
      <Lead>
        {answer === 'joined' ? (
          <Addressed email={email} named="lobby.joinedLead" nameless="lobby.joinedLeadNameless" />
        ) : (
          <Words id="lobby.listedLead" />
        )}
      </Lead>
      <Actions>
        <ButtonLink quiet href={loginUrl}>
          <Words id="lobby.back" />
        </ButtonLink>
      </Actions>
    </>
  );
}

function AccountHelp() {
  const { customerServiceUrl } = useConfiguration();
  return <Words id="lobby.account" values={{ help: linkTo(customerServiceUrl) }} />;
}
