/** The lobby: for members only so far; the token's address can join the waiting list (D27). */
import { lobbyPage } from '../../../machines/waiting-list/lobby.page.ts';
import { linkTo, Message, useMessageText } from '../../engine/language/message.tsx';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { accentOf } from '../../engine/visit/pages.ts';
import { useConfiguration } from '../../engine/visit/useConfiguration.ts';
import { Actions } from '../../ui/actions/Actions.tsx';
import type { Accent } from '../../ui/arch/curtains.ts';
import { FloorRow } from '../../ui/floor-row/FloorRow.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { Shadow } from '../../ui/shadow-row/ShadowRow.tsx';
import { WARDROBE } from '../../ui/shadow-row/wardrobe.ts';
import { Shelf } from '../../ui/shelf/Shelf.tsx';
import { BRANDS } from '../../ui/shelf/brands.ts';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { Addressed } from '../parts/Addressed.tsx';
import { EmailForm } from '../parts/EmailForm.tsx';
import { OfferButton, OfferTextButton } from '../parts/OfferButton.tsx';
import { OfferLink } from '../parts/OfferLink.tsx';
import { Waiting } from '../parts/PendingStatus.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { ScreenFrame } from '../parts/ScreenFrame.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { point } from '../parts/point.tsx';
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

function Brands() {
  const text = useMessageText();
  return (
    <section className="section wrap lobby__houses">
      <h2>
        <Message id="lobby.brandsHeading" /> <em role="none">{text('lobby.brandsSecond')}</em>
      </h2>
      <Shelf label={text('lobby.brands')} names={BRANDS} />
    </section>
  );
}

const highlights = (accent: Accent) => {
  const [first, second, third] = WARDROBE.mixed;
  return [
    { ...point('lobby.midnightHeading', 'lobby.midnight'), picture: <Shadow accent={accent} garment={first} /> },
    { ...point('lobby.clubHeading', 'lobby.club'), picture: <Shadow accent={accent} garment={second} /> },
    { ...point('lobby.storesHeading', 'lobby.stores'), picture: <Shadow accent={accent} garment={third} /> },
  ];
};

/**
 * Highlights for members: three garments as shadows behind silk in the page's accent. The products themselves are for
 * members only (spec, sections 1 and 2).
 */
function Highlights({ accent }: { accent: Accent }) {
  return (
    <section className="section section--deep wrap stack">
      <SectionHeading first="lobby.highlightsHeading" second="lobby.highlightsSecond" />
      <FloorRow items={highlights(accent)} />
    </section>
  );
}
