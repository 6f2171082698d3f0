/** An opened activation link; only the button activates (D25). */
import { OfferButton } from '../parts/OfferButton.tsx';
import { activateAccountPage } from '../../../machines/activation/activate-account.page.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { linkTo, Message } from '../../engine/language/message.tsx';
import { useConfiguration } from '../../engine/visit/useConfiguration.ts';
import { useHydrated } from '../../engine/hydration/useHydrated.ts';
import { ScreenFrame } from '../parts/ScreenFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { useNewTab } from '../parts/new-tab/useNewTab.tsx';
import { Waiting } from '../parts/PendingStatus.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import './activate-account.css';

const { offers } = activateAccountPage;

export default function ActivateAccount() {
  return (
    <ScreenFrame arch={{ prop: 'key' }}>
      <ScreenHeading group="activateAccount" lead="activateAccount.lead" />
      <Agreed />
      <Actions>
        <OfferButton of={offers.activate} />
      </Actions>
      <Waiting words="waiting.moment" />
      <Message as={Note} id="activateAccount.note" />
    </ScreenFrame>
  );
}

/**
 * What the activation includes (D54). It is read from the link, without a request. The root element has it before the
 * script loads (`mark-visitor.ts`).
 */
function Agreed() {
  const { termsUrl, privacyUrl } = useConfiguration();
  const { newTab, newTabWords } = useNewTab();
  const hydrated = useHydrated();
  const newsletterFollows = useVisit(({ context }) => context.activation.newsletterFollows);
  return (
    <>
      <Message
        as={Note}
        id="activateAccount.agreed"
        values={{ terms: linkTo(termsUrl, newTab), privacy: linkTo(privacyUrl, newTab) }}
      />
      {newTabWords}
      {!hydrated || newsletterFollows ? (
        <div className={hydrated ? undefined : 'newsletter-perhaps'}>
          <Message as={Note} id="activateAccount.newsletter" />
        </div>
      ) : null}
    </>
  );
}
