/** The lean flow's second step: who the visitor is (D15). */
import { OfferTextButton, SubmitButton } from '../parts/OfferButton.tsx';
import { leanSecondStepPage } from '../../../machines/registration/lean-second-step.page.ts';
import { fieldsOf } from '../../../machines/flows/read-flows.ts';
import { NOTHING_TYPED } from '../../../machines/registration/attempt.ts';
import { useSend, useVisit } from '../../engine/hooks.tsx';
import { useMessageText, Message } from '../../engine/message.tsx';
import { useArch } from '../../engine/useArch.ts';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { RegistrationFields } from '../parts/registration/RegistrationFields.tsx';
import { useCheckedForm } from '../parts/registration/useCheckedForm.ts';
import { WhatIsWrong } from '../parts/registration/WhatIsWrong.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { offers } = leanSecondStepPage;

export default function LeanSecondStep() {
  const arch = useArch();
  const text = useMessageText();
  const state = useSecondStep();
  return (
    <PageFrame kind="form" arch={arch}>
      <ScreenHeading
        group="leanSecondStep"
        first={<Message id="leanSecondStep.heading" />}
        second={<Message id="leanSecondStep.second" />}
        announcement={null}
      />
      <Lead>
        <Message id="leanSecondStep.lead" />
      </Lead>
      <WhatIsWrong
        state={state}
        again={<OfferTextButton of={offers.goOnAgain} onPress={() => void state.formik.submitForm()} />}
      />
      <form
        ref={state.form}
        id="secondStep"
        className="form"
        method="post"
        noValidate
        aria-label={text('leanSecondStep.form')}
        onSubmit={state.formik.handleSubmit}
      >
        <RegistrationFields state={state} />
        <SubmitButton of={offers.goOn} />
        <Waiting words="waiting.submitting" />
      </form>
      <OfferTextButton of={offers.back} />
    </PageFrame>
  );
}

function useSecondStep() {
  const send = useSend();
  const flow = useVisit(({ context }) => context.flow);
  const before = useVisit(({ context }) => context.requests.register.sent?.values);
  const completion = useVisit(({ context }) => context.requests.complete.sent?.completion);
  const sent = completion && 'person' in completion ? completion.person : undefined;
  return useCheckedForm({
    of: ['complete'],
    fields: fieldsOf(flow, 'leanSecondStep'),
    known: { ...NOTHING_TYPED, ...before, ...sent },
    sent,
    submit: ({ gender, firstName, lastName }) =>
      send(offers.goOn.event, { completion: { person: { gender, firstName, lastName } } }),
  });
}
