/** The lean flow's second step: the personal data (D15). */
import { OfferTextButton, SubmitButton } from '../parts/OfferButton.tsx';
import { leanSecondStepPage } from '../../../machines/registration/lean-second-step.page.ts';
import { secondStepFacts, secondStepForm } from '../../../machines/forms/second-step.form.ts';
import { useForm } from '../../engine/forms/useForm.ts';
import { useWholeVisit } from '../../engine/visit/hooks.tsx';
import { useMessageText } from '../../engine/language/message.tsx';
import { useArch } from '../../engine/appearance/useArch.ts';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { RegistrationFields } from '../parts/registration/RegistrationFields.tsx';
import { RegistrationErrors } from '../parts/registration/RegistrationErrors.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { offers } = leanSecondStepPage;

export default function LeanSecondStep() {
  const arch = useArch();
  const text = useMessageText();
  const form = useForm(secondStepForm, secondStepFacts(useWholeVisit()));
  return (
    <PageFrame kind="form" arch={arch}>
      <ScreenHeading group="leanSecondStep" lead="leanSecondStep.lead" />
      <RegistrationErrors
        of="complete"
        form={form}
        again={<OfferTextButton of={offers.goOnAgain} onPress={form.handlers.press} />}
      />
      <form
        id={form.id}
        className="form"
        method="post"
        noValidate
        aria-label={text('leanSecondStep.form')}
        onSubmit={form.handlers.press}
      >
        <RegistrationFields form={form} />
        <SubmitButton of={offers.goOn} />
        <Waiting words="waiting.submitting" />
      </form>
      <OfferTextButton of={offers.back} />
    </PageFrame>
  );
}
