/** The lean flow's second step: who the visitor is (D15). */
import { fieldsOf } from '../../../machines/flows/read-flows.ts';
import { NOTHING_TYPED } from '../../../machines/registration/attempt.ts';
import { useIntents, useVisit } from '../../engine/hooks.tsx';
import { useMessageText, Message } from '../../engine/message.tsx';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { TextButton } from '../../ui/text-button/TextButton.tsx';
import { RegistrationFields } from '../parts/registration/RegistrationFields.tsx';
import { useCheckedForm } from '../parts/registration/useCheckedForm.ts';
import { WhatIsWrong } from '../parts/registration/WhatIsWrong.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function LeanSecondStep() {
  const text = useMessageText();
  const intents = useIntents();
  const state = useSecondStep();
  const busy = useVisit((snapshot) => snapshot.hasTag('busy'));
  return (
    <PageFrame kind="form" arch={{ accent: 'oxblood', state: 'ajar' }}>
      <ScreenHeading
        group="leanSecondStep"
        first={<Message id="leanSecondStep.heading" />}
        second={<Message id="leanSecondStep.second" />}
        announcement={null}
      />
      <Lead>
        <Message id="leanSecondStep.lead" />
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
          <Message id={busy ? 'waiting.moment' : 'action.continue'} />
        </Button>
        <Waiting words="waiting.submitting" onCancel={intents.cancel} />
      </form>
      <TextButton onClick={intents.returnToForm}>
        <Message id="action.back" />
      </TextButton>
    </PageFrame>
  );
}

function useSecondStep() {
  const intents = useIntents();
  const flow = useVisit(({ context }) => context.flow);
  const before = useVisit(({ context }) => context.attempt?.values);
  const completion = useVisit(({ context }) => context.completionAttempt?.completion);
  const sent = completion && 'person' in completion ? completion.person : undefined;
  return useCheckedForm({
    fields: fieldsOf(flow, 'leanSecondStep'),
    known: { ...NOTHING_TYPED, ...before, ...sent },
    sent,
    submit: ({ gender, firstName, lastName }) => intents.complete({ person: { gender, firstName, lastName } }),
  });
}
