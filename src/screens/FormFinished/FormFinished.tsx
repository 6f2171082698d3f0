/** Check your inbox: where the mail went, sending it again, and changing the address (D26). */
import { OfferTextButton } from '../parts/OfferButton.tsx';
import { maskEmail } from '../../../machines/domain/email.ts';
import { landingOf } from '../../../machines/landing-pages/definitions.ts';
import { formFinishedPage } from '../../../machines/registration/form-finished.page.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { useMessageText, Message } from '../../engine/language/message.tsx';
import { ScreenFrame } from '../parts/ScreenFrame.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { Addressed } from '../parts/Addressed.tsx';
import { EmailForm } from '../parts/EmailForm.tsx';
import { NotYou } from '../parts/NotYou.tsx';
import { OnceLive } from '../parts/OnceLive.tsx';
import { SendAgain } from '../parts/SendAgain.tsx';
import { GrantedVoucher } from '../parts/voucher/GrantedVoucher.tsx';
import { VoucherLabel } from '../parts/voucher/VoucherLabel.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { InPopup } from './InPopup.tsx';
import { OpenMailbox } from './OpenMailbox.tsx';
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
