/** Check your inbox: where the mail went, and how to get it again (D26). */
import { maskEmail } from '../../../machines/checks/email.ts';
import { useJourney } from '../../engine/hooks.tsx';
import { Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { AddressedLead } from '../parts/AddressedLead.tsx';
import { SendAgain } from '../parts/SendAgain.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function FormFinished() {
  const email = useJourney(({ context }) => context.registration?.email ?? null);
  return (
    <Threshold kind="floor" arch={{ cloth: 'oxblood', state: 'ajar', prop: 'envelope' }}>
      <ScreenHeading
        group="formFinished"
        first={<Words id="formFinished.heading" />}
        second={<Words id="formFinished.second" />}
        announcement={null}
      />
      <Lead>
        <AddressedLead group="formFinished" email={email && maskEmail(email)} />
      </Lead>
      <Note>
        <Words id="formFinished.spam" />
      </Note>
      <SendAgain />
    </Threshold>
  );
}
