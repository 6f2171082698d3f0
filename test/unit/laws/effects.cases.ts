/**
 * Broken charts for each invariant of requests, storage, emitted and tracked events, including faults that were
 * undetected in an earlier review.
 */
import { and, having, without, type BrokenChart } from './broken-charts.ts';

const FORM = ':registration:registrationForm:entry';

const track = (event: string) => ({ type: 'track', params: event });

export const brokenEffects: readonly BrokenChart[] = [
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
    fault: 'the way back from the second step loses the draft',
    edits: [[':registration:leanSecondStep:editing on form.returned actions', and('discardDraft')]],
    finding:
      'leanSecondStep, “Back to registration” pressed: expected the input to be kept (registration), got its loss',
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
    edits: [[':lobby:asking on join.pressed actions', and(track('join_waitlist'))]],
    finding: 'lobby, “Join the waiting list” pressed: expected analytics to receive nothing, got join_waitlist',
  },
  {
    law: 'each analytics event is tracked once, in its place',
    fault: 'joining is tracked each time the page is shown',
    edits: [[':lobby entry', and(track('join_waitlist'))]],
    finding:
      'before the first page, the address of lobby opened: expected analytics to receive nothing, got join_waitlist',
  },
  {
    law: 'each analytics event is tracked once, in its place',
    fault: 'the page of the mailed link counts each time it is shown',
    edits: [[':activation:activateAccount entry 1', track('landing_activate_account_registration')]],
    finding:
      'before the first page, the address of activateAccount opened: expected landing_activate_account_registration once in a page load, got each time that it is shown',
  },
  {
    law: 'each analytics event is tracked once, in its place',
    fault: 'nothing but the registration is tracked',
    edits: [['', without('track', 'trackShown', 'trackVerdict', 'trackForbiddenReferrer')]],
    finding:
      'before the first page, the address of registrationForm opened: expected analytics to receive landing_registration, got nothing',
  },
];
