/** The form of every flow: on its own page, and of the lean flow on the landing page (D15). */
import { voucherWorth } from '../../../../machines/landing/landing-options.ts';
import { promisedVoucher } from '../../../../machines/landing/offers.rules.ts';
import { useIntents, useVisit } from '../../../engine/hooks.tsx';
import { useMessageText, Message } from '../../../engine/message.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { Waiting } from '../Waiting.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import { useRegistrationForm } from './useRegistrationForm.ts';
import { WhatIsWrong } from './WhatIsWrong.tsx';

export function RegistrationEntry() {
  const text = useMessageText();
  const intents = useIntents();
  const state = useRegistrationForm();
  const busy = useVisit((snapshot) => snapshot.hasTag('busy'));
  // Nothing was pressed yet: it is the look-up that failed.
  const lookUpFailed = useVisit((snapshot) => snapshot.hasTag('unavailable') && !snapshot.context.attempt?.key);
  return (
    <>
      <WhatIsWrong
        state={state}
        onTryAgain={() => (lookUpFailed ? intents.retryLookUp() : void state.formik.submitForm())}
      />
      <form
        ref={state.form}
        id="registration"
        className="form"
        method="post"
        noValidate
        aria-label={text('signUp.form')}
        aria-busy={busy || undefined}
        onSubmit={state.formik.handleSubmit}
      >
        <RegistrationFields state={state} />
        <Button type="submit" wide busy={busy}>
          <Message id={busy ? 'waiting.moment' : 'action.register'} />
        </Button>
        <WelcomeVoucher />
        <Waiting words="waiting.submitting" onCancel={intents.cancel} />
      </form>
    </>
  );
}

function WelcomeVoucher() {
  const { percent, minimum } = voucherWorth(useVisit(({ context }) => promisedVoucher(context)));
  return (
    <Note roomy>
      <Message id={minimum ? 'signUp.voucherMinimum' : 'signUp.voucher'} values={{ percent }} />
    </Note>
  );
}
