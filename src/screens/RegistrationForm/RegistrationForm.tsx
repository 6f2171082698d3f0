/** The registration form of the flow `default`. */
import { useIntents, useJourney } from '../../engine/hooks.tsx';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { linkTo, useText, Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { ErrorSummary } from '../../ui/error-summary/ErrorSummary.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { TextButton } from '../../ui/text-button/TextButton.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { messageOf, RegistrationFields } from './RegistrationFields.tsx';
import { useRegistrationForm, type RegistrationFormState } from './useRegistrationForm.ts';

export default function RegistrationForm() {
  const text = useText();
  const intents = useIntents();
  const state = useRegistrationForm();
  const busy = useJourney((snapshot) => snapshot.hasTag('busy'));
  const inviter = useJourney(({ context }) => context.judgement?.inviter ?? null);
  const { loginUrl } = useConfiguration();
  return (
    <Threshold kind="form" arch={{ cloth: 'oxblood', state: 'ajar' }}>
      <ScreenHeading
        group="registration"
        first={<Words id="registration.heading" />}
        second={<Words id="registration.second" />}
        announcement={null}
      />
      <Lead>
        <Words id={inviter ? 'registration.lead' : 'registration.leadNameless'} values={{ inviter: inviter ?? '' }} />
      </Lead>
      <WhatIsWrong state={state} />
      <form
        ref={state.form}
        id="registration"
        className="form"
        method="post"
        noValidate
        aria-label={text('registration.form')}
        aria-busy={busy || undefined}
        onSubmit={state.formik.handleSubmit}
      >
        <RegistrationFields {...state} />
        <Button type="submit" wide busy={busy}>
          <Words id={busy ? 'waiting.moment' : 'action.register'} />
        </Button>
        <Waiting words="waiting.submitting" onCancel={intents.cancel} />
      </form>
      <Note>
        <Words id="registration.member" values={{ login: linkTo(loginUrl) }} />
      </Note>
    </Threshold>
  );
}

function WhatIsWrong({ state: { formik, problems, summary, summarised } }: { state: RegistrationFormState }) {
  const text = useText();
  const intents = useIntents();
  const problem = useJourney(({ context }) => context.problem);
  const pressed = useJourney(({ context }) => context.attempt !== null);
  if (summarised)
    return (
      <ErrorSummary
        ref={summary}
        heading={text('wrong.summary', { count: problems.length })}
        errors={problems.map(({ field, problem }) => ({ field, message: text(messageOf(field, problem)) }))}
      />
    );
  const tryAgain = () => (pressed ? void formik.submitForm() : intents.retryLookUp());
  return (
    <ProblemNotice
      problem={problem}
      action={
        <TextButton onClick={tryAgain}>
          <Words id="action.tryAgain" />
        </TextButton>
      }
    />
  );
}
