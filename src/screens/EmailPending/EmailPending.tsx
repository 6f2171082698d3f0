/** The address waits for its activation: the mail again, a different address, or the form as it was. */
import { useIntents, useJourney } from '../../engine/hooks.tsx';
import { useMay } from '../../engine/useMay.ts';
import { Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { TextButton } from '../../ui/text-button/TextButton.tsx';
import { Addressed } from '../parts/Addressed.tsx';
import { SendAgain } from '../parts/SendAgain.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function EmailPending() {
  const intents = useIntents();
  const email = useJourney(({ context }) => context.account?.email ?? null);
  // The address of a token can’t be changed.
  const mayChange = useMay('email.changeChosen');
  return (
    <Threshold kind="floor" arch={{ cloth: 'oxblood', state: 'ajar', prop: 'envelope' }}>
      <ScreenHeading
        group="emailPending"
        first={<Words id="emailPending.heading" />}
        second={<Words id="emailPending.second" />}
        announcement={null}
      />
      <Lead>
        <Addressed email={email} named="emailPending.lead" nameless="emailPending.leadNameless" />
      </Lead>
      <SendAgain>
        {mayChange ? (
          <TextButton onClick={intents.changeEmail}>
            <Words id="action.differentEmail" />
          </TextButton>
        ) : null}
        <TextButton onClick={intents.returnToForm}>
          <Words id="action.back" />
        </TextButton>
      </SendAgain>
    </Threshold>
  );
}
