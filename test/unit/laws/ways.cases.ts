/**
 * Broken charts for each invariant of targets and messages, including faults that were undetected in an earlier review.
 */
import { having, type BrokenChart } from './broken-charts.ts';

const FORM = ':registration:registrationForm:entry';

export const brokenWays: readonly BrokenChart[] = [
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
    law: 'no dead end',
    fault: 'the lobby has no exit',
    edits: [[':lobby:joining invoke onDone', () => ({ target: 'asking', actions: 'storeAnswered' })]],
    finding: 'lobby: expected a way on from the page itself, got none in {"lobby":{"asking":"connected"}}',
  },
  {
    law: 'every control has an effect',
    fault: '“Stay” does nothing',
    edits: [[':registration:emailActive:countingDown on', undefined]],
    finding:
      'emailActive: expected that “Stay” leads somewhere, got nothing in {"registration":{"emailActive":{"countingDown":"begun"}}}',
  },
  {
    law: 'every control has an effect',
    fault: 'the pending address has no way back',
    edits: [[':registration:emailPending on', undefined]],
    finding:
      'emailPending: expected that “Use a different email” leads somewhere, got nothing in {"registration":{"emailPending":{"idle":"connected"}}}',
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
    law: 'every response is shown in its place',
    fault: 'the start page shows no refused code',
    edits: [[':landing:uninvited:code:evaluating always 2 actions', undefined]],
    finding: 'landing, typedInvitation answers invalid: expected “code invalid” to be shown, got “nothing”',
  },
  {
    law: 'every response is shown in its place',
    fault: 'a refused address of the waiting list is not shown',
    edits: [[':landing:uninvited:waitingList:sending invoke onDone 1 actions', undefined]],
    finding: 'landing, requestPlace answers no: expected “fields email” to be shown, got “nothing”',
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
    law: 'every response is shown in its place',
    fault: 'the lobby admits no visitor',
    edits: [[':lobby:joining invoke onDone 0', undefined]],
    finding: 'lobby, joinWaitingList answers JOINED: expected joined, got {"lobby":{"closed":{"editing":"connected"}}}',
  },
  {
    law: 'every response is shown in its place',
    fault: 'an expired link counts as invalid',
    edits: [[':activation:activationError:opening always 0 target', 'invalidLink']],
    finding:
      'activateAccount, activate answers ActivationAccountUrlInvalid EXPIRED: expected expiredLink, got {"activation":{"activationError":"invalidLink"}}',
  },
  {
    law: 'every response is shown in its place',
    fault: 'a registration without a response shows no message',
    edits: [[`${FORM}:submitting invoke onError`, 'editing']],
    finding: 'registrationForm, register fails (network): expected “network” to be shown, got “nothing”',
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
];
