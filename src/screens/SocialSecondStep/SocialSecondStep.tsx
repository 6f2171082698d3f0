/** The social flow's second step: shopping preferences; optional (D15). */
import { OfferButton, OfferTextButton, SubmitButton } from '../parts/OfferButton.tsx';
import { socialSecondStepPage } from '../../../machines/registration/social-second-step.page.ts';
import {
  chosenOf,
  preferencesFacts,
  preferencesForm,
  sentPreferences,
} from '../../../machines/forms/preferences.form.ts';
import { SHOPPING_PREFERENCES } from '../../../machines/context/registration.types.ts';
import { useForm } from '../../engine/forms/useForm.ts';
import { useSend, useVisit, useWholeVisit } from '../../engine/visit/hooks.tsx';
import { useMessageText } from '../../engine/language/message.tsx';
import { ScreenFrame } from '../parts/ScreenFrame.tsx';
import { PreferencePicker } from '../../ui/preference-picker/PreferencePicker.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { Waiting } from '../parts/PendingStatus.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { offers } = socialSecondStepPage;

export default function SocialSecondStep() {
  return (
    <ScreenFrame kind="form">
      <ScreenHeading group="socialSecondStep" lead="socialSecondStep.lead" />
      <Preferences />
    </ScreenFrame>
  );
}

function Preferences() {
  const text = useMessageText();
  const send = useSend();
  const form = useForm(preferencesForm, preferencesFacts(useWholeVisit()));
  const busy = useVisit((snapshot) => snapshot.hasTag('busy'));
  const problem = useVisit(({ context }) => context.requests.complete.problem);
  const skipped = useVisit(({ context }) => sentPreferences(context)?.length === 0);
  const skip = () => send(offers.skip.event, { completion: { shoppingPreferences: [] } });
  return (
    <>
      <ProblemNotice
        of="complete"
        problem={problem}
        action={<OfferTextButton of={offers.goOnAgain} onPress={skipped ? skip : form.handlers.press} />}
      />
      <form {...form.attributes} aria-label={text('socialSecondStep.preferences')}>
        <PreferencePicker
          legend={text('socialSecondStep.preferences')}
          choices={SHOPPING_PREFERENCES.map((value) => ({ value, label: text(`socialSecondStep.${value}`) }))}
          chosen={chosenOf(form.values)}
          onChange={form.handlers.set}
          readOnly={busy}
        />
        <SubmitButton of={offers.goOn} />
        <OfferButton of={offers.skip} quiet wide onPress={skip} />
        <Waiting words="socialSecondStep.waiting" />
      </form>
      <OfferTextButton of={offers.back} />
    </>
  );
}
