/** The lean flow's second step: who the visitor is (D15). */
import { NOTHING_TYPED } from '../../../machines/registration/attempt.ts';
import { FLOW_FIELDS } from '../../../machines/registration/registration.checks.ts';
import { useIntents, useJourney } from '../../engine/hooks.tsx';
import { useText, Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { TextButton } from '../../ui/text-button/TextButton.tsx';
import { RegistrationFields } from '../parts/registration/RegistrationFields.tsx';
import { useCheckedForm } from '../parts/registration/useCheckedForm.ts';
import { WhatIsWrong } from '../parts/registration/WhatIsWrong.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function LeanSecondStep() {
  const text = useText();
  const intents = useIntents();
  const state = useSecondStep();
  const busy = useJourney((snapshot) => snapshot.hasTag('busy'));
  return (
    <Threshold kind="form" arch={{ cloth: 'oxblood', state: 'ajar' }}>
      <ScreenHeading
        group="leanSecondStep"
        first={<Words id="leanSecondStep.heading" />}
        second={<Words id="leanSecondStep.second" />}
        announcement={null}
      />
      <Lead>
        <Words id="leanSecondStep.lead" />
      </Lead>
      <WhatIsWrong state={state} onTryAgain={() => void state.formik.submitForm()} />
      <form
        ref={state.form}
        id="secondStep"
        className="form"
        method="post"
        noValidate
        aria-label={text('leanSecondStep.form')}
        aria-busy={busy || undefined}
        onSubmit={state.formik.handleSubmit}
      >
        <RegistrationFields state={state} />
        <Button type="submit" wide busy={busy}>
          <Words id={busy ? 'waiting.moment' : 'action.continue'} />
        </Button>
        <Waiting words="waiting.submitting" onCancel={intents.cancel} />
      </form>
      <TextButton onClick={intents.returnToForm}>
        <Words id="action.back" />
      </TextButton>
    </Threshold>
  );
}

function useSecondStep() {
  const intents = useIntents();
  const before = useJourney(({ context }) => context.attempt?.values);
  const completion = useJourney(({ context }) => context.completionAttempt?.completion);
  const sent = completion && 'person' in completion ? completion.person : undefined;
  return useCheckedForm({
    fields: FLOW_FIELDS.leanStep2.secondStep,
    known: { ...NOTHING_TYPED, ...before, ...sent },
    sent,
    submit: ({ gender, firstName, lastName }) => intents.complete({ person: { gender, firstName, lastName } }),
  });
}
