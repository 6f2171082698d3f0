/** The form of every flow: on its own page, or in the lean flow on the landing page (D15). */
import { OfferTextButton, SubmitButton } from '../OfferButton.tsx';
import { registrationOffers } from '../../../../machines/registration/registration.offers.ts';
import { flowRow } from '../../../../machines/flows/read-flows.ts';
import { registrationFacts, registrationForm } from '../../../../machines/forms/registration.form.ts';
import { useForm } from '../../../engine/forms/useForm.ts';
import { useVisit, useWholeVisit } from '../../../engine/visit/hooks.tsx';
import { useMessageText } from '../../../engine/language/message.tsx';
import { WelcomeVoucher } from '../voucher/WelcomeVoucher.tsx';
import { Waiting } from '../PendingStatus.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import { SignUpOptions } from './SignUpOptions.tsx';
import { RegistrationErrors } from './RegistrationErrors.tsx';

export function RegistrationEntry() {
  const text = useMessageText();
  const form = useForm(registrationForm, registrationFacts(useWholeVisit()));
  const options = useVisit(({ context }) => flowRow(context.flow).signUpOptions);
  return (
    <>
      <RegistrationErrors
        of="register"
        form={form}
        again={
          <>
            <OfferTextButton of={registrationOffers.registerAgain} onPress={form.handlers.press} />
            <OfferTextButton of={registrationOffers.lookUpAgain} />
          </>
        }
      />
      <form {...form.attributes} aria-label={text('signUp.form')}>
        <RegistrationFields form={form} />
        {ending}
      </form>
      {options ? <SignUpOptions /> : null}
    </>
  );
}

/** A constant element, so that typing does not render it again. */
const ending = (
  <>
    <SubmitButton of={registrationOffers.register} />
    <WelcomeVoucher />
    <Waiting words="waiting.submitting" />
  </>
);
