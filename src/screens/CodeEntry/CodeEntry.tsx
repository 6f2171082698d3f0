/** The code page: hero, field, button. */
import { codePageOffers } from '../../../machines/code-entry/code-page.offers.ts';
import { isExpected } from '../../../machines/context/denial.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { usePageLink } from '../../engine/visit/links.ts';
import { useConfiguration } from '../../engine/visit/useConfiguration.ts';
import { linkTo, Message } from '../../engine/language/message.tsx';
import { useArch } from '../../engine/appearance/useArch.ts';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { CodeForm } from '../parts/CodeForm.tsx';
import { InvitedLead } from '../parts/room/InvitedLead.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function CodeEntry() {
  const arch = useArch();
  const { loginUrl } = useConfiguration();
  const ask = usePageLink(codePageOffers.askMembership.page);
  // Invited visitors are greeted with the inviter's name once it is known (D49).
  const expected = useVisit(({ context }) => isExpected(context));
  return (
    <PageFrame kind="floor" arch={arch}>
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
        <Message id="codeEntry.ask" values={{ apply: linkTo(ask.href, { onClick: ask.onClick }) }} />
      </Note>
      <Note>
        <Message id="signUp.member" values={{ login: linkTo(loginUrl) }} />
      </Note>
    </PageFrame>
  );
}
