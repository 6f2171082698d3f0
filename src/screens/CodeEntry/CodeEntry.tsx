/** The code page: hero, field, button. */
import { codePageOffers } from '../../../machines/code-entry/code-page.offers.ts';
import { isExpected } from '../../../machines/context/denial.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { usePageLink } from '../../engine/visit/links.ts';
import { linkTo, Message } from '../../engine/language/message.tsx';
import { ScreenFrame } from '../parts/ScreenFrame.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { CodeForm } from '../parts/CodeForm.tsx';
import { InvitedLead } from '../parts/room/Room.tsx';
import { MemberNote } from '../parts/MemberNote.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function CodeEntry() {
  const ask = usePageLink(codePageOffers.askMembership.page);
  // Invited visitors are greeted with the inviter's name once it is known (D49).
  const expected = useVisit(({ context }) => isExpected(context));
  return (
    <ScreenFrame>
      <ScreenHeading group="codeEntry" />
      {expected ? (
        <InvitedLead named="registration.lead" nameless="registration.leadNameless" />
      ) : (
        <Message as={Lead} id="codeEntry.lead" />
      )}
      <CodeForm />
      <Message as={Note} id="codeEntry.ask" values={{ apply: linkTo(ask.href, { onClick: ask.onClick }) }} />
      <MemberNote />
    </ScreenFrame>
  );
}
