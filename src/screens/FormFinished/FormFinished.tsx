/** Check your inbox: where the mail went, how to get it again, and how to have it sent elsewhere (D26). */
import { maskEmail } from '../../../machines/checks/email.ts';
import { landingOf } from '../../../machines/landing/definitions.ts';
import { useIntents, useJourney } from '../../engine/hooks.tsx';
import { useMay } from '../../engine/useMay.ts';
import { useText, Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { TextButton } from '../../ui/text-button/TextButton.tsx';
import { Addressed } from '../parts/Addressed.tsx';
import { EmailForm } from '../parts/EmailForm.tsx';
import { SendAgain } from '../parts/SendAgain.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { InPopup } from './InPopup.tsx';

export default function FormFinished() {
  const changing = useJourney((snapshot) => snapshot.hasTag('changingAddress'));
  // After a reload the visit knows no slug any more: then it is a page like any other.
  const page = useJourney(({ context }) => landingOf(context.slug));
  if (page?.finishedInPopup) return <InPopup page={page}>{changing ? <OtherAddress /> : <Sent />}</InPopup>;
  return (
    <Threshold kind="floor" arch={{ cloth: 'oxblood', state: 'ajar', prop: 'envelope' }}>
      {changing ? <OtherAddress /> : <Sent />}
    </Threshold>
  );
}

function Sent() {
  const intents = useIntents();
  const email = useJourney(({ context }) => context.registration?.email ?? null);
  const mayChange = useMay('email.changeChosen');
  return (
    <>
      <ScreenHeading
        group="formFinished"
        first={<Words id="formFinished.heading" />}
        second={<Words id="formFinished.second" />}
        announcement={null}
      />
      <Lead>
        <Addressed email={email && maskEmail(email)} named="formFinished.lead" nameless="formFinished.leadNameless" />
      </Lead>
      <Note>
        <Words id="formFinished.spam" />
      </Note>
      <SendAgain>
        {mayChange ? (
          <TextButton onClick={intents.changeEmail}>
            <Words id="action.differentEmail" />
          </TextButton>
        ) : null}
      </SendAgain>
    </>
  );
}

/** A question of its own: its heading has the focus, and so has the other one afterwards. */
function OtherAddress() {
  const text = useText();
  const intents = useIntents();
  return (
    <>
      <ScreenHeading
        group="formFinished"
        first={<Words id="formFinished.otherHeading" />}
        second={<Words id="formFinished.otherSecond" />}
        announcement={null}
      />
      <Lead>
        <Words id="formFinished.otherLead" />
      </Lead>
      <EmailForm
        label={text('formFinished.otherForm')}
        submit="formFinished.sendThere"
        waiting="formFinished.sendingThere"
        during="busy"
      />
      <TextButton onClick={intents.keepEmail}>
        <Words id="formFinished.keep" />
      </TextButton>
    </>
  );
}
