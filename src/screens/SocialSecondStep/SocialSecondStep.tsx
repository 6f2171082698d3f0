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
import { useMessageText, Message } from '../../engine/language/message.tsx';
import { useArch } from '../../engine/appearance/useArch.ts';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { PreferencePicker } from '../../ui/preference-picker/PreferencePicker.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { offers } = socialSecondStepPage;

export default function SocialSecondStep() {
  const arch = useArch();
  return (
    <PageFrame kind="form" arch={arch}>
      <ScreenHeading
        group="socialSecondStep"
        first={<Message id="socialSecondStep.heading" />}
        second={<Message id="socialSecondStep.second" />}
        announcement={null}
      />
      <Lead>
        <Message id="socialSecondStep.lead" />
      </Lead>
      <Preferences />
    </PageFrame>
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
      <form
        id={form.id}
        className="form"
        method="post"
        noValidate
        aria-label={text('socialSecondStep.preferences')}
        onSubmit={form.handlers.press}
      >
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
