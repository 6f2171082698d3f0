/** The lean flow's second step: the personal data (D15). */
import { OfferTextButton, SubmitButton } from '../parts/OfferButton.tsx';
import { leanSecondStepPage } from '../../../machines/registration/lean-second-step.page.ts';
import { secondStepFacts, secondStepForm } from '../../../machines/forms/second-step.form.ts';
import { useForm } from '../../engine/forms/useForm.ts';
import { useWholeVisit } from '../../engine/visit/hooks.tsx';
import { useMessageText } from '../../engine/language/message.tsx';
import { ScreenFrame } from '../parts/ScreenFrame.tsx';
import { RegistrationFields } from '../parts/registration/RegistrationFields.tsx';
import { RegistrationErrors } from '../parts/registration/RegistrationErrors.tsx';
import { Waiting } from '../parts/PendingStatus.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { offers } = leanSecondStepPage;

export default function LeanSecondStep() {
  const text = useMessageText();
  const form = useForm(secondStepForm, secondStepFacts(useWholeVisit()));
  return (
    <ScreenFrame kind="form">
      <ScreenHeading group="leanSecondStep" lead="leanSecondStep.lead" />
      <RegistrationErrors
        of="complete"
        form={form}
        again={<OfferTextButton of={offers.goOnAgain} onPress={form.handlers.press} />}
      />
      <form {...form.attributes} aria-label={text('leanSecondStep.form')}>
        <RegistrationFields form={form} />
        <SubmitButton of={offers.goOn} />
        <Waiting words="waiting.submitting" />
      </form>
      <OfferTextButton of={offers.back} />
    </ScreenFrame>
  );
}
