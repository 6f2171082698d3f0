/** The newsletter’s link was opened; only a press withdraws, and membership stays. */
import { useState } from 'react';
import { useIntents, useVisit } from '../../engine/hooks.tsx';
import { usePageLink } from '../../engine/links.ts';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { Message } from '../../engine/message.tsx';
import { PageFrame } from '../../layouts/PageFrame.tsx';
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

const headings = {
  asking: { first: 'unsubscribe.heading', second: 'unsubscribe.second' },
  done: { first: 'unsubscribe.doneHeading', second: 'unsubscribe.doneSecond' },
  broken: { first: 'unsubscribe.brokenHeading', second: 'unsubscribe.brokenSecond' },
} as const;

export default function Unsubscribe() {
  const moment = useVisit((snapshot) =>
    snapshot.hasTag('unsubscribed') ? 'done' : snapshot.hasTag('linkBroken') ? 'broken' : 'asking',
  );
  const [pressed, setPressed] = useState(false);
  const { first, second } = headings[moment];
  return (
    <PageFrame
      kind="floor"
      arch={{ accent: 'oxblood', state: moment === 'broken' ? 'dark' : 'ajar', prop: 'envelope' }}
    >
      {/* What was pressed is gone with its answer: another heading, which takes the focus. Not when the page was opened so. */}
      <ScreenHeading
        key={pressed ? moment : 'asking'}
        group="unsubscribe"
        first={<Message id={first} />}
        second={<Message id={second} />}
        announcement={moment === 'broken' ? <Message id="unsubscribe.brokenLead" /> : null}
      />
      {moment === 'asking' ? <Asking onPress={() => setPressed(true)} /> : null}
      {moment === 'done' ? <Done /> : null}
      {moment === 'broken' ? <Broken /> : null}
    </PageFrame>
  );
}

function Asking({ onPress }: { onPress: () => void }) {
  const intents = useIntents();
  const busy = useVisit((snapshot) => snapshot.hasTag('busy'));
  const problem = useVisit(({ context }) => context.problem);
  const email = useVisit(({ context }) => context.claims?.email ?? null);
  const press = () => {
    onPress();
    intents.unsubscribe();
  };
  return (
    <>
      <Lead>
        <Addressed email={email} named="unsubscribe.lead" nameless="unsubscribe.leadNameless" />
      </Lead>
      <ProblemNotice problem={problem} action={<Retry onPress={press} />} />
      <Actions>
        <Button busy={busy} onClick={press}>
          <Message id={busy ? 'waiting.moment' : 'unsubscribe.action'} />
        </Button>
      </Actions>
      <Note>
        <Message id="unsubscribe.note" />
      </Note>
      <Waiting words="unsubscribe.waiting" onCancel={intents.cancel} />
    </>
  );
}

function Done() {
  const start = usePageLink('landing');
  return (
    <>
      <Lead>
        <Message id="unsubscribe.doneLead" />
      </Lead>
      <Actions>
        <ButtonLink quiet {...start}>
          <Message id="action.startPage" />
        </ButtonLink>
      </Actions>
    </>
  );
}

function Broken() {
  const { dataProtectionUrl, customerServiceUrl } = useConfiguration();
  return (
    <>
      <Lead>
        <Message id="unsubscribe.brokenLead" />
      </Lead>
      <Actions>
        <ButtonLink href={dataProtectionUrl}>
          <Message id="unsubscribe.dataProtection" />
        </ButtonLink>
        <TextLink href={customerServiceUrl}>
          <Message id="action.customerService" />
        </TextLink>
      </Actions>
    </>
  );
}
