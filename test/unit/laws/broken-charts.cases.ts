/** For each invariant, a chart of the visit that breaks it. */
import { and, having, without, type BrokenChart } from './broken-charts.ts';

const FORM = ':registration:registrationForm:entry';

export const brokenCharts: readonly BrokenChart[] = [
  {
    law: 'no dead end',
    fault: 'the pending address has no way on at all',
    edits: [
      [':registration:emailPending on', undefined],
      [':registration:emailPending:idle on', undefined],
    ],
    finding:
      'emailPending: expected a way on from the page itself, got none in {"registration":{"emailPending":{"idle":"connected"}}}',
  },
  {
    law: 'every control has an effect',
    fault: '“Stay” does nothing',
    edits: [[':registration:emailActive:countingDown on', undefined]],
    finding:
      'emailActive: expected that “Stay” leads somewhere, got nothing in {"registration":{"emailActive":{"countingDown":"begun"}}}',
  },
  {
    law: 'the start page is always reachable',
    fault: 'a page refuses every address',
    edits: [[':giftVoucher on', having({ 'xstate.route': {} })]],
    finding: 'giftVoucher: expected an address that leads away, got none in "giftVoucher"',
  },
  {
    law: 'no navigation while sending',
    fault: 'Back leaves a page with a pending registration',
    edits: [[`${FORM}:submitting on xstate.route`, undefined]],
    finding:
      'registrationForm, the address of landing opened: expected that register is waited for, got that the page is left',
  },
  {
    law: 'every response is shown in its place',
    fault: 'the code page shows no refused code',
    edits: [[':codeEntry:evaluating always 2 actions', undefined]],
    finding: 'codeEntry, typedInvitation answers invalid: expected “code invalid” to be shown, got “nothing”',
  },
  {
    law: 'forms are independent',
    fault: 'an address for the waiting list is refused at the other form',
    edits: [
      [
        ':landing:uninvited:waitingList:sending invoke onDone 1 actions',
        { type: 'refuse', params: { of: 'code', problem: { kind: 'fields', fields: { email: 'missing' } } } },
      ],
    ],
    finding: 'landing, requestPlace answers no: expected that nothing is wrong with code, got that this says so',
  },
  {
    law: 'each address leads to one page, which is earned',
    fault: 'anyone may open the page of an active account',
    edits: [[':registration:emailActive route guard', undefined]],
    finding: 'emailActive: expected an earned page, got one that was not',
  },
  {
    law: 'an accepted address shows its page',
    fault: 'the gift voucher’s page leads on to the deny page',
    edits: [[':giftVoucher always', '#deny']],
    finding: 'before the first page, the address of giftVoucher opened: expected the page giftVoucher, got deny',
  },
  {
    law: 'each page has one screen',
    fault: 'the page of an active account shows that of a pending one',
    edits: [[':registration:emailActive meta', having({ screen: 'EmailPending' })]],
    finding: 'emailActive: expected the screen EmailActive, got EmailPending',
  },
  {
    law: 'every wait ends',
    fault: 'joining has no limit',
    edits: [[':lobby:joining after', undefined]],
    finding: 'lobby: expected that time ends the wait, got none in {"lobby":{"joining":"waiting"}}',
  },
  {
    law: 'visitors leave only on request',
    fault: '“Stay” leads to the login',
    edits: [[':registration:emailActive:countingDown on login.stayed', 'leaving']],
    finding: 'emailActive, “Stay” pressed: expected that the visitor stays, got navigation.requested login',
  },
  {
    law: 'no account without a valid invitation or an approved token',
    fault: 'a press does not wait for the verdict',
    edits: [[`${FORM}:editing on form.submitted target`, 'submitting']],
    finding:
      'registrationForm, “Register” pressed: expected a valid code, got a registration while the verdict is not known',
  },
  {
    law: 'no submit without accepted terms',
    fault: 'the form is sent without a check',
    edits: [[`${FORM}:editing on form.submitted guard`, undefined]],
    finding: 'registrationForm, “Register” pressed: expected accepted terms, got a registration without them',
  },
  {
    law: 'no second effect without a new press',
    fault: 'the form is sent again when the network returns',
    edits: [[`${FORM}:editing on`, having({ 'network.returned': 'awaitingVerdict' })]],
    finding: 'registrationForm, network.returned: expected that only its press starts register, got that this does',
  },
  {
    law: 'no automatic retry',
    fault: 'a link that could not be looked up is looked up in a loop',
    edits: [[':landing:evaluating always 0 target', 'lookingUp']],
    finding:
      'landing, linkInvitation answers unavailable: expected a press before a repeated request, got linkInvitation by itself, again and again',
  },
  {
    law: 'activation only by a press',
    fault: 'opening the mailed link activates',
    edits: [[':activation:activateAccount initial', 'activating']],
    finding: 'activationError, the address of activateAccount opened: expected activation only by a press, got this',
  },
  {
    law: 'no admin page without the role',
    fault: 'the gate admits every visitor',
    edits: [[':admin:linkGeneratorGate:asking invoke onDone 0 guard', undefined]],
    finding: 'linkGeneratorGate, askViewer answers no: expected the role, got an admin page without it',
  },
  {
    law: 'experiments break no invariant',
    fault: 'an offer leads away from the form',
    edits: [[':registration:registrationForm on offer.made', '#deny']],
    finding: 'registrationForm, offer.made: expected an unchanged page after an offer, got another',
  },
  {
    law: 'no input is lost',
    fault: 'an attempt without a response is lost',
    edits: [[`${FORM}:submitting invoke onError actions`, and('forgetForm')]],
    finding:
      'registrationForm, register fails (network): expected the request to be kept with its key (register), got its loss',
  },
  {
    law: 'credentials are handed over once',
    fault: 'a response passes them on twice',
    edits: [[`${FORM}:evaluating always 0 actions`, and('handOverCredentials')]],
    finding:
      'registrationForm, register answers PENDING_ACTIVATION: expected that they are handed over once, got 2 times',
  },
  {
    law: 'each analytics event is tracked once, in its place',
    fault: 'joining is tracked by the press and by its answer',
    edits: [[':lobby:asking on join.pressed actions', and({ type: 'track', params: 'join_waitlist' })]],
    finding: 'lobby, “Join the waiting list” pressed: expected analytics to receive nothing, got join_waitlist',
  },
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
];
