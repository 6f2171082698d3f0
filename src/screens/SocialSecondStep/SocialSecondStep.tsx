/** The social flow's second step: what the visitor shops for; may be skipped (D15). */
import { OfferButton, OfferTextButton, SubmitButton } from '../parts/OfferButton.tsx';
import { socialSecondStepPage } from '../../../machines/registration/social-second-step.page.ts';
import { useFormik } from 'formik';
import { useRef } from 'react';
import { SHOPPING_PREFERENCES } from '../../../machines/registration/registration.types.ts';
import { useSend, useVisit } from '../../engine/hooks.tsx';
import { usePreHydrationForm } from '../../engine/usePreHydrationForm.ts';
import { useMessageText, Message } from '../../engine/message.tsx';
import { useArch } from '../../engine/useArch.ts';
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

const valuesOf = (chosen: readonly string[]) =>
  Object.fromEntries(SHOPPING_PREFERENCES.map((preference) => [preference, chosen.includes(preference)]));
const NONE = valuesOf([]);
const chosenOf = (values: typeof NONE) => SHOPPING_PREFERENCES.filter((preference) => values[preference]);

function Preferences() {
  const text = useMessageText();
  const send = useSend();
  const form = useRef<HTMLFormElement>(null);
  const busy = useVisit((snapshot) => snapshot.hasTag('busy'));
  const problem = useVisit(({ context }) => context.requests.complete.problem);
  const completion = useVisit(({ context }) => context.requests.complete.sent?.completion);
  const sent = completion && 'shoppingPreferences' in completion ? completion.shoppingPreferences : null;
  const formik = useFormik({
    initialValues: NONE,
    onSubmit: async (values) => send(offers.goOn.event, { completion: { shoppingPreferences: chosenOf(values) } }),
  });
  usePreHydrationForm(form, formik, valuesOf(sent ?? []));
  const skip = () => send(offers.skip.event, { completion: { shoppingPreferences: [] } });
  return (
    <>
      <ProblemNotice
        problem={problem}
        action={
          <OfferTextButton
            of={offers.goOnAgain}
            onPress={() => (sent?.length === 0 ? skip() : void formik.submitForm())}
          />
        }
      />
      <form
        ref={form}
        id="secondStep"
        className="form"
        method="post"
        noValidate
        aria-label={text('socialSecondStep.preferences')}
        onSubmit={formik.handleSubmit}
      >
        <PreferencePicker
          legend={text('socialSecondStep.preferences')}
          choices={SHOPPING_PREFERENCES.map((value) => ({ value, label: text(`socialSecondStep.${value}`) }))}
          chosen={chosenOf(formik.values)}
          onChange={(value, isChosen) => void formik.setFieldValue(value, isChosen)}
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
