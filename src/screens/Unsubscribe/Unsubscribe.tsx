/** The newsletter's link was opened; only the button unsubscribes, and the membership is kept. */
import { OfferLink } from '../parts/OfferLink.tsx';
import { OfferButton, OfferTextButton } from '../parts/OfferButton.tsx';
import { unsubscribePage } from '../../../machines/newsletter/unsubscribe.page.ts';
import { useState } from 'react';
import { useSend, useVisit } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import { ScreenFrame } from '../parts/ScreenFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { Addressed } from '../parts/Addressed.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { Waiting } from '../parts/PendingStatus.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { offers } = unsubscribePage;
const headings = {
  asking: { title: undefined, first: 'unsubscribe.heading', second: 'unsubscribe.second' },
  done: { title: 'unsubscribe.donePage', first: 'unsubscribe.doneHeading', second: 'unsubscribe.doneSecond' },
  broken: { title: 'unsubscribe.brokenPage', first: 'unsubscribe.brokenHeading', second: 'unsubscribe.brokenSecond' },
} as const;

export default function Unsubscribe() {
  const moment = useVisit((snapshot) =>
    snapshot.hasTag('unsubscribed') ? 'done' : snapshot.hasTag('linkBroken') ? 'broken' : 'asking',
  );
  const [pressed, setPressed] = useState(false);
  const { title, first, second } = headings[moment];
  return (
    <ScreenFrame arch={{ prop: 'envelope' }}>
      {/* The pressed button is removed with the response: a new heading gets the focus. Not if the page was opened
          in this state. */}
      <ScreenHeading
        key={pressed ? moment : 'asking'}
        group="unsubscribe"
        title={title}
        first={<Message id={first} />}
        second={<Message id={second} />}
        announcement={moment === 'broken' ? <Message id="unsubscribe.brokenLead" /> : null}
      />
      {moment === 'asking' ? <Asking onPress={() => setPressed(true)} /> : null}
      {moment === 'done' ? <Done /> : null}
      {moment === 'broken' ? <Broken /> : null}
    </ScreenFrame>
  );
}

function Asking({ onPress }: { onPress: () => void }) {
  const send = useSend();
  const problem = useVisit(({ context }) => context.requests.unsubscribe.problem);
  const email = useVisit(({ context }) => context.token.claims?.email ?? null);
  const press = () => {
    onPress();
    send(offers.unsubscribe.event);
  };
  return (
    <>
      <Lead>
        <Addressed email={email} named="unsubscribe.lead" nameless="unsubscribe.leadNameless" />
      </Lead>
      <ProblemNotice
        of="unsubscribe"
        problem={problem}
        action={<OfferTextButton of={offers.unsubscribeAgain} onPress={press} />}
      />
      <Actions>
        <OfferButton of={offers.unsubscribe} onPress={press} />
      </Actions>
      <Message as={Note} id="unsubscribe.note" />
      <Waiting words="unsubscribe.waiting" />
    </>
  );
}

function Done() {
  return (
    <>
      <Message as={Lead} id="unsubscribe.doneLead" />
      <Actions>
        <OfferLink of={offers.toStart} as="quiet" />
      </Actions>
    </>
  );
}

function Broken() {
  return (
    <>
      <Message as={Lead} id="unsubscribe.brokenLead" />
      <Actions>
        <OfferLink of={offers.dataProtection} />
        <OfferLink of={offers.customerService} as="text" />
      </Actions>
    </>
  );
}
