/** Broken charts for each invariant of carried data: one for each item. */
import type { VisitContext } from '../../../machines/context/visit.types.ts';
import { without, type BrokenChart } from './broken-charts.ts';

const FORM = ':registration:registrationForm:entry';

/** The form without the visitor's origin. */
const formAlone = ({ context: { requests } }: { context: VisitContext }) => {
  const { sent } = requests.register;
  if (!sent) throw new Error('nothing to send');
  return { ...sent };
};

export const brokenCarried: readonly BrokenChart[] = [
  {
    law: 'account data belong to the answered call',
    fault: 'the form is refused for the address that the mail is to go to instead',
    edits: [[`${FORM}:evaluating always 7 actions 0 params by`, 'newAddress']],
    finding:
      'registrationForm, register answers EmailAlreadyUsedPending: expected that the address that was sent is known, got another',
  },
  {
    law: 'voucher, invitation and origin are sent unchanged',
    fault: 'the granted voucher is not kept',
    edits: [[':registration:leanSecondStep:sending', without('storeAnswer')]],
    finding:
      'leanSecondStep, finalizeLean answers PENDING_ACTIVATION: expected the voucher that the answer grants, got another',
  },
  {
    law: 'voucher, invitation and origin are sent unchanged',
    fault: 'the form is sent without its promise',
    edits: [[`${FORM}:awaitingVerdict`, without('storePromise')]],
    finding: 'registrationForm, “Register” pressed: expected the voucher that the form promised, got another',
  },
  {
    law: 'voucher, invitation and origin are sent unchanged',
    fault: 'a valid typed code does not change the invitation',
    edits: [[':codeEntry:evaluating', without('storeTypedInvitation')]],
    finding:
      'codeEntry, typedInvitation answers valid: expected the invitation that was followed or typed, got another',
  },
  {
    law: 'voucher, invitation and origin are sent unchanged',
    fault: 'the page that the visitor came from is not sent',
    edits: [[`${FORM}:submitting invoke input`, () => formAlone]],
    finding: 'registrationForm, “Register” pressed: expected the page that the visitor came from, got another',
  },
];
