/** The registration form, with the copy variant of the visitor's source. */
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import { ScreenFrame } from '../parts/ScreenFrame.tsx';
import { InvitedLead } from '../parts/room/Room.tsx';
import { RegistrationEntry } from '../parts/registration/RegistrationEntry.tsx';
import { MemberNote } from '../parts/MemberNote.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { copyOf } from './copy.ts';

export default function RegistrationForm() {
  const flow = useVisit(({ context }) => context.flow);
  const variant = useVisit(({ context }) => context.options.variant);
  const piece = useVisit(({ context }) => context.options.previousPdpPage !== null);
  const copy = copyOf(variant, flow, piece);
  return (
    <ScreenFrame kind="form">
      <ScreenHeading group="registration" first={<Message id={copy.first} />} second={<Message id={copy.second} />} />
      <InvitedLead named={copy.lead} nameless={copy.nameless} />
      <RegistrationEntry />
      <MemberNote />
    </ScreenFrame>
  );
}
