/** The address has an account: automatic forward to the login with a countdown, unless the visitor stays (D20). */
import { OfferButton, OfferTextButton } from '../parts/OfferButton.tsx';
import { emailActivePage } from '../../../machines/known-account/email-active.page.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { useConfiguration } from '../../engine/visit/useConfiguration.ts';
import { linkTo, Message } from '../../engine/language/message.tsx';
import { ScreenFrame } from '../parts/ScreenFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { Forwarding, StayButton } from '../parts/Forwarding.tsx';
import { NotYou } from '../parts/NotYou.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { offers } = emailActivePage;

export default function EmailActive() {
  const { passwordResetUrl } = useConfiguration();
  const staying = useVisit((snapshot) => snapshot.hasTag('staying'));
  const forwardAt = useVisit(({ context }) => context.forwardAt);
  return (
    <ScreenFrame>
      <ScreenHeading group="emailActive" lead={staying ? 'emailActive.staying' : 'emailActive.lead'} />
      <Forwarding until={forwardAt ?? 0} words="emailActive.forward" stayed="emailActive.stayed" />
      <Actions>
        <OfferButton of={offers.toLogin} />
        <StayButton of={offers.stay} />
        <OfferTextButton of={offers.back} />
      </Actions>
      <NotYou />
      <Message as={Note} id="emailActive.password" values={{ reset: linkTo(passwordResetUrl) }} />
    </ScreenFrame>
  );
}
