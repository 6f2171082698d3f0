/** The form of every flow: on its own page, and of the lean flow on the landing page (D15). */
import { OfferTextButton, SubmitButton } from '../OfferButton.tsx';
import { registrationOffers } from '../../../../machines/registration/registration.offers.ts';
import { voucherWorth } from '../../../../machines/landing/landing-options.ts';
import { promisedVoucher } from '../../../../machines/landing/offers.rules.ts';
import { useVisit } from '../../../engine/hooks.tsx';
import { useMessageText, Message } from '../../../engine/message.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { Waiting } from '../Waiting.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import { useRegistrationForm } from './useRegistrationForm.ts';
import { WhatIsWrong } from './WhatIsWrong.tsx';

export function RegistrationEntry() {
  const text = useMessageText();
  const state = useRegistrationForm();
  const busy = useVisit((snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <WhatIsWrong
        state={state}
        again={
          <>
            <OfferTextButton of={registrationOffers.registerAgain} onPress={() => void state.formik.submitForm()} />
            <OfferTextButton of={registrationOffers.lookUpAgain} />
          </>
        }
      />
      <form
        ref={state.form}
        id="registration"
        className="form"
        method="post"
        noValidate
        aria-label={text('signUp.form')}
        aria-busy={busy || undefined}
        onSubmit={state.formik.handleSubmit}
      >
        <RegistrationFields state={state} />
        {ending}
      </form>
    </>
  );
}

function WelcomeVoucher() {
  const { percent, minimum } = voucherWorth(useVisit(({ context }) => promisedVoucher(context)));
  return (
    <Note roomy>
      <Message id={minimum ? 'signUp.voucherMinimum' : 'signUp.voucher'} values={{ percent }} />
    </Note>
  );
}

/** One element for all renders: a key in a field draws none of it anew. */
const ending = (
  <>
    <SubmitButton of={registrationOffers.register} />
    <WelcomeVoucher />
    <Waiting words="waiting.submitting" />
  </>
);
