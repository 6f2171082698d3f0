/** Check your inbox: where the mail went, sending it again, and changing the address (D26). */
import type { ReactNode } from 'react';
import { maskEmail } from '../../../machines/domain/email.ts';
import { mailboxOf } from '../../../machines/domain/mailboxes.ts';
import { landingOf } from '../../../machines/landing-pages/definitions.ts';
import { formFinishedPage, openMailbox } from '../../../machines/registration/form-finished.page.ts';
import { Message, useMessageText } from '../../engine/language/message.tsx';
import { useSend, useVisit } from '../../engine/visit/hooks.tsx';
import { useOffer } from '../../engine/visit/useOffer.ts';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Arch } from '../../ui/arch/Arch.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { Addressed } from '../parts/Addressed.tsx';
import { EmailForm } from '../parts/EmailForm.tsx';
import { NotYou } from '../parts/NotYou.tsx';
import { OfferTextButton } from '../parts/OfferButton.tsx';
import { OnceLive } from '../parts/OnceLive.tsx';
import { ScreenFrame, useArch } from '../parts/ScreenFrame.tsx';
import { SendAgain } from '../parts/SendAgain.tsx';
import { useNewTab } from '../parts/new-tab/useNewTab.tsx';
import { GrantedVoucher } from '../parts/voucher/GrantedVoucher.tsx';
import { VoucherLabel } from '../parts/voucher/VoucherLabel.tsx';
import './in-popup.css';
import './sewn-on-a-half.css';

const { offers } = formFinishedPage;

export default function FormFinished() {
  const changing = useVisit((snapshot) => snapshot.hasTag('changingAddress'));
  // After a reload the visit has no slug; the page is then shown without a popup.
  const inPopup = useVisit(({ context }) => landingOf(context.slug)?.finishedInPopup ?? false);
  const voucher = useVisit(({ context }) => context.grantedVoucher);
  if (inPopup) return <InPopup>{changing ? <OtherAddress /> : <Sent />}</InPopup>;
  return (
    <ScreenFrame kind="floor" arch={{ prop: 'envelope' }} label={voucher && <VoucherLabel voucher={voucher} brief />}>
      {changing ? <OtherAddress /> : <Sent />}
    </ScreenFrame>
  );
}

const useAddress = () => useVisit(({ context }) => context.registration?.email ?? null);

function Sent() {
  const email = useAddress();
  return (
    <>
      <ScreenHeading group="formFinished" />
      <Lead>
        <Addressed email={email && maskEmail(email)} named="formFinished.lead" nameless="formFinished.leadNameless" />
      </Lead>
      <OnceLive>
        <OpenMailbox />
        <GrantedVoucher />
        <Message as={Note} id="formFinished.spam" />
        <SendAgain>
          <OfferTextButton of={offers.changeAddress} />
        </SendAgain>
        <NotYou />
      </OnceLive>
    </>
  );
}

/** A separate question: its heading gets the focus, and so does the previous heading afterwards. */
function OtherAddress() {
  const text = useMessageText();
  const email = useAddress();
  return (
    <>
      <ScreenHeading
        group="formFinished"
        title="formFinished.otherPage"
        first={<Message id="formFinished.otherHeading" />}
        second={<Message id="formFinished.otherSecond" />}
      />
      <Lead>
        <Addressed
          email={email && maskEmail(email)}
          named="formFinished.otherLead"
          nameless="formFinished.otherLeadNameless"
        />
      </Lead>
      <EmailForm
        of="newAddress"
        label={text('formFinished.otherForm')}
        submit={offers.sendThere}
        again={offers.sendThereAgain}
        waiting="formFinished.sendingThere"
      />
      <OfferTextButton of={offers.keepAddress} />
      <NotYou />
    </>
  );
}

/** The popup shows the arch of this step; behind it is the landing page's arch, to which closing returns. */
function InPopup({ children }: { children: ReactNode }) {
  const arch = useArch();
  const text = useMessageText();
  const send = useSend();
  const staying = useVisit((snapshot) => snapshot.hasTag('busy'));
  return (
    <ScreenFrame arch={{ from: null }}>
      <Dialog
        open
        staying={staying}
        onClose={() => send(offers.close.event)}
        label={text('formFinished.page')}
        closeLabel={<Message id={offers.close.message} />}
      >
        <div className="in-popup__door">
          <Arch {...arch} prop="envelope" />
        </div>
        <div className="in-popup__words flow">{children}</div>
      </Dialog>
    </ScreenFrame>
  );
}

/** Link to the webmail of the address, if its domain is known (D26); no request is sent. */
function OpenMailbox() {
  const { isThere } = useOffer(openMailbox);
  const mailbox = useVisit(({ context }) => mailboxOf(context.registration?.email ?? null));
  const { newTab, newTabWords } = useNewTab();
  if (!isThere || !mailbox) return null;
  return (
    <Actions>
      <ButtonLink {...newTab} href={mailbox.url}>
        <Message id={openMailbox.message} values={{ mailbox: mailbox.name }} />
      </ButtonLink>
      {newTabWords}
    </Actions>
  );
}
