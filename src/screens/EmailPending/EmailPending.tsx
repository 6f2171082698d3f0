/** The address waits for its activation: the mail again, a different address, or the form as it was. */
import { emailPendingPage } from '../../../machines/registration/email-pending.page.ts';
import { useIntents, useVisit } from '../../engine/hooks.tsx';
import { useIsOffered } from '../../engine/useOffer.ts';
import { Message } from '../../engine/message.tsx';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { TextButton } from '../../ui/text-button/TextButton.tsx';
import { Addressed } from '../parts/Addressed.tsx';
import { SendAgain } from '../parts/SendAgain.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function EmailPending() {
  const intents = useIntents();
  const email = useVisit(({ context }) => context.account?.email ?? null);
  // The address of a token can’t be changed.
  const mayChange = useIsOffered(emailPendingPage.offers.changeAddress);
  return (
    <PageFrame kind="floor" arch={{ accent: 'oxblood', state: 'ajar', prop: 'envelope' }}>
      <ScreenHeading
        group="emailPending"
        first={<Message id="emailPending.heading" />}
        second={<Message id="emailPending.second" />}
        announcement={null}
      />
      <Lead>
        <Addressed email={email} named="emailPending.lead" nameless="emailPending.leadNameless" />
      </Lead>
      <SendAgain>
        {mayChange ? (
          <TextButton onClick={intents.changeEmail}>
            <Message id="action.differentEmail" />
          </TextButton>
        ) : null}
        <TextButton onClick={intents.returnToForm}>
          <Message id="action.back" />
        </TextButton>
      </SendAgain>
    </PageFrame>
  );
}
