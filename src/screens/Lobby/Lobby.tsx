/** The lobby: for members only so far; the token's address can join the waiting list (D27). */
import { OfferLink } from '../parts/OfferLink.tsx';
import { OfferButton, OfferTextButton } from '../parts/OfferButton.tsx';
import { lobbyPage } from '../../../machines/waiting-list/lobby.page.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { accentOf } from '../../engine/visit/pages.ts';
import { useConfiguration } from '../../engine/visit/useConfiguration.ts';
import { linkTo, Message, useMessageText } from '../../engine/language/message.tsx';
import { ScreenFrame } from '../parts/ScreenFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { EmailForm } from '../parts/EmailForm.tsx';
import { Addressed } from '../parts/Addressed.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { Waiting } from '../parts/PendingStatus.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { Highlights } from './Highlights.tsx';
import { Brands } from './Brands.tsx';
import './lobby.css';

const { offers } = lobbyPage;
type Answer = 'joined' | 'listed' | 'renewed';

export default function Lobby() {
  const joined = useVisit((snapshot) => snapshot.hasTag('joined'));
  const listed = useVisit((snapshot) => snapshot.hasTag('alreadyListed'));
  const closed = useVisit((snapshot) => snapshot.hasTag('lobbyClosed'));
  const renewed = useVisit((snapshot) => snapshot.hasTag('lobbyLinkSent'));
  const answer = joined ? 'joined' : listed ? 'listed' : renewed ? 'renewed' : null;
  return (
    <>
      <ScreenFrame kind="room">
        {closed ? <Closed /> : answer ? <Answered answer={answer} /> : <Asking />}
        <Note>
          <AccountHelp />
        </Note>
      </ScreenFrame>
      <Brands />
      <Highlights accent={useVisit(accentOf)} />
    </>
  );
}

function Asking() {
  const problem = useVisit(({ context }) => context.requests.join.problem);
  const email = useVisit(({ context }) => context.token.claims?.email ?? null);
  return (
    <>
      <ScreenHeading group="lobby" lead="lobby.lead" />
      <ProblemNotice of="join" problem={problem} action={<OfferTextButton of={offers.joinAgain} />} />
      <Actions>
        <OfferButton of={offers.join} aria-describedby="consent" />
        <OfferLink of={offers.login} as="text" />
      </Actions>
      <Note>
        <span id="consent">
          <Addressed email={email} named="lobby.consent" nameless="lobby.consentNameless" />
        </span>
      </Note>
      <Waiting words="lobby.waiting" />
    </>
  );
}

/** Without a valid link: a form for an address, to which a new link is mailed (D48). */
function Closed() {
  const text = useMessageText();
  const email = useVisit(({ context }) => context.token.claims?.email ?? null);
  return (
    <>
      <ScreenHeading
        group="lobby"
        title="lobby.closedPage"
        first={<Message id="lobby.closedHeading" />}
        second={<Message id="lobby.closedSecond" />}
        lead={email === null ? 'lobby.closedLeadNameless' : 'lobby.closedLead'}
      />
      <EmailForm
        of="lobbyLink"
        label={text('lobby.closedForm')}
        submit={offers.renew}
        again={offers.renewAgain}
        waiting="lobby.renewing"
        address={email ?? undefined}
      >
        <OfferLink of={offers.login} as="text" />
      </EmailForm>
    </>
  );
}

/** The heading changes and gets the focus, because the pressed button is removed. */
function Answered({ answer }: { answer: Answer }) {
  const email = useVisit(({ context }) => context.token.claims?.email ?? null);
  return (
    <>
      <ScreenHeading
        group="lobby"
        title={`lobby.${answer}Page`}
        first={<Message id={`lobby.${answer}Heading`} />}
        second={<Message id={`lobby.${answer}Second`} />}
      />
      <Lead key={answer}>
        {answer === 'joined' ? (
          <Addressed email={email} named="lobby.joinedLead" nameless="lobby.joinedLeadNameless" />
        ) : (
          <Message id={`lobby.${answer}Lead`} />
        )}
      </Lead>
      {answer === 'renewed' ? null : <Message as={Note} id="lobby.faster" />}
      <Actions>
        <OfferLink of={offers.benefits} as="quiet" />
        <OfferLink of={offers.login} as={answer === 'renewed' ? 'quiet' : 'text'} />
      </Actions>
    </>
  );
}

function AccountHelp() {
  const { customerServiceUrl } = useConfiguration();
  return <Message id="lobby.account" values={{ help: linkTo(customerServiceUrl) }} />;
}
