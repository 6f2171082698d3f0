/** The social flow's second step: what the visitor shops for; may be skipped (D15). */
import { useFormik } from 'formik';
import { useRef } from 'react';
import { SHOPPING_PREFERENCES } from '../../../machines/registration/registration.types.ts';
import { useIntents, useVisit } from '../../engine/hooks.tsx';
import { usePreHydrationForm } from '../../engine/usePreHydrationForm.ts';
import { useMessageText, Message } from '../../engine/message.tsx';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { PreferencePicker } from '../../ui/preference-picker/PreferencePicker.tsx';
import { TextButton } from '../../ui/text-button/TextButton.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { Retry } from '../parts/Retry.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function SocialSecondStep() {
  return (
    <PageFrame kind="form" arch={{ accent: 'oxblood', state: 'ajar' }}>
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
  const intents = useIntents();
  const form = useRef<HTMLFormElement>(null);
  const busy = useVisit((snapshot) => snapshot.hasTag('busy'));
  const problem = useVisit(({ context }) => context.problem);
  const completion = useVisit(({ context }) => context.completionAttempt?.completion);
  const sent = completion && 'shoppingPreferences' in completion ? completion.shoppingPreferences : null;
  const formik = useFormik({
    initialValues: NONE,
    onSubmit: async (values) => intents.complete({ shoppingPreferences: chosenOf(values) }),
  });
  usePreHydrationForm(form, formik, valuesOf(sent ?? []));
  const skip = () => intents.complete({ shoppingPreferences: [] });
  return (
    <>
      <ProblemNotice
        problem={problem}
        action={<Retry onPress={() => (sent?.length === 0 ? skip() : void formik.submitForm())} />}
      />
      <form
        ref={form}
        id="secondStep"
        className="form"
        method="post"
        noValidate
        aria-label={text('socialSecondStep.preferences')}
        aria-busy={busy || undefined}
        onSubmit={formik.handleSubmit}
      >
        <PreferencePicker
          legend={text('socialSecondStep.preferences')}
          choices={SHOPPING_PREFERENCES.map((value) => ({ value, label: text(`socialSecondStep.${value}`) }))}
          chosen={chosenOf(formik.values)}
          onChange={(value, isChosen) => void formik.setFieldValue(value, isChosen)}
          readOnly={busy}
        />
        <Button type="submit" wide busy={busy}>
          <Message id={busy ? 'waiting.moment' : 'action.continue'} />
        </Button>
        <Button quiet wide unavailable={busy} onClick={skip}>
          <Message id="action.skip" />
        </Button>
        <Waiting words="socialSecondStep.waiting" onCancel={intents.cancel} />
      </form>
      <TextButton onClick={intents.returnToForm}>
        <Message id="action.back" />
      </TextButton>
    </>
  );
}
