/** The code page: hero, field, button. */
import { isExpected } from '../../../machines/invitation/code-form.rules.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { accentOf } from '../../engine/pages.ts';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { linkTo, Message } from '../../engine/message.tsx';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { CodeForm } from '../parts/CodeForm.tsx';
import { InvitedLead } from '../parts/room/InvitedLead.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function CodeEntry() {
  const { loginUrl } = useConfiguration();
  // Who has an invitation is greeted by the name of who sent it, once that is known (D49).
  const expected = useVisit(({ context }) => isExpected(context));
  return (
    <PageFrame kind="floor" arch={{ accent: accentOf('codeEntry'), state: 'closed' }}>
      <ScreenHeading
        group="codeEntry"
        first={<Message id="codeEntry.heading" />}
        second={<Message id="codeEntry.second" />}
        announcement={null}
      />
      {expected ? (
        <InvitedLead named="registration.lead" nameless="registration.leadNameless" />
      ) : (
        <Lead>
          <Message id="codeEntry.lead" />
        </Lead>
      )}
      <CodeForm />
      <Note>
        <Message id="signUp.member" values={{ login: linkTo(loginUrl) }} />
      </Note>
    </PageFrame>
  );
}
