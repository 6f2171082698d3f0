/** The form of every flow: on its own page, and of the lean flow on the landing page (D15). */
import { OfferTextButton, SubmitButton } from '../OfferButton.tsx';
import { registrationOffers } from '../../../../machines/registration/registration.offers.ts';
import { flowRow } from '../../../../machines/flows/read-flows.ts';
import { useVisit } from '../../../engine/hooks.tsx';
import { useMessageText } from '../../../engine/message.tsx';
import { WelcomeVoucher } from '../voucher/WelcomeVoucher.tsx';
import { Waiting } from '../Waiting.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import { SignUpOptions } from './SignUpOptions.tsx';
import { useRegistrationForm } from './useRegistrationForm.ts';
import { WhatIsWrong } from './WhatIsWrong.tsx';

export function RegistrationEntry() {
  const text = useMessageText();
  const state = useRegistrationForm();
  const options = useVisit(({ context }) => flowRow(context.flow).signUpOptions);
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
        onSubmit={state.formik.handleSubmit}
      >
        <RegistrationFields state={state} />
        {ending}
      </form>
      {options ? <SignUpOptions form={state.form} /> : null}
    </>
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
