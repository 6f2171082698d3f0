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
      'emailPending: expected a way on that the page itself has, came none in {"registration":{"emailPending":{"idle":"connected"}}}',
  },
  {
    law: 'no dead end',
    fault: 'the lobby never lets anyone in, nor out',
    edits: [[':lobby:joining invoke onDone', () => ({ target: 'asking', actions: 'storeAnswered' })]],
    finding: 'lobby: expected a way on that the page itself has, came none in {"lobby":{"asking":"connected"}}',
  },
  {
    law: 'every control leads somewhere',
    fault: '“Stay” does nothing',
    edits: [[':registration:emailActive:countingDown on', undefined]],
    finding:
      'emailActive: expected that “Stay” leads somewhere, came nothing in {"registration":{"emailActive":{"countingDown":"begun"}}}',
  },
  {
    law: 'every control leads somewhere',
    fault: 'the pending address has no way back',
    edits: [[':registration:emailPending on', undefined]],
    finding:
      'emailPending: expected that “Use a different email” leads somewhere, came nothing in {"registration":{"emailPending":{"idle":"connected"}}}',
  },
  {
    law: 'an address always leads back',
    fault: 'a page refuses every address',
    edits: [[':giftVoucher on', having({ 'xstate.route': {} })]],
    finding: 'giftVoucher: expected an address that leads away, came none in "giftVoucher"',
  },
  {
    law: 'what was sent is waited for',
    fault: 'Back leaves a registration that is on its way',
    edits: [[`${FORM}:submitting on xstate.route`, undefined]],
    finding:
      'registrationForm, the address of landing opened: expected that register is waited for, came that the page is left',
  },
  {
    law: 'every answer is told, at its place',
    fault: 'a refused code is told nowhere on the code page',
    edits: [[':codeEntry:judging always 2 actions', undefined]],
    finding: 'codeEntry, typedInvitation answers invalid: expected “code invalid” to be told, came “nothing”',
  },
  {
    law: 'every answer is told, at its place',
    fault: 'a refused code is told nowhere on the start page',
    edits: [[':landing:uninvited:code:judging always 2 actions', undefined]],
    finding: 'landing, typedInvitation answers invalid: expected “code invalid” to be told, came “nothing”',
  },
  {
    law: 'every answer is told, at its place',
    fault: 'an address for the waiting list is refused, and told nowhere',
    edits: [[':landing:uninvited:waitingList:sending invoke onDone 1 actions', undefined]],
    finding: 'landing, requestPlace answers no: expected “fields email” to be told, came “nothing”',
  },
  {
    law: 'each form speaks for itself',
    fault: 'an address for the waiting list is refused at the other form',
    edits: [
      [
        ':landing:uninvited:waitingList:sending invoke onDone 1 actions',
        { type: 'refuse', params: { of: 'code', problem: { kind: 'fields', fields: { email: 'missing' } } } },
      ],
    ],
    finding: 'landing, requestPlace answers no: expected that nothing is wrong with code, came that this says so',
  },
  {
    law: 'every answer is told, at its place',
    fault: 'the lobby lets nobody in',
    edits: [[':lobby:joining invoke onDone 0', undefined]],
    finding:
      'lobby, joinWaitingList answers JOINED: expected joined, came {"lobby":{"closed":{"editing":"connected"}}}',
  },
  {
    law: 'every answer is told, at its place',
    fault: 'a link that has expired is called invalid',
    edits: [[':activation:activationError:opening always 0 target', 'invalidLink']],
    finding:
      'activateAccount, activate answers ActivationAccountUrlInvalid EXPIRED: expected expiredLink, came {"activation":{"activationError":"invalidLink"}}',
  },
  {
    law: 'every answer is told, at its place',
    fault: 'a registration that gets no answer says nothing',
    edits: [[`${FORM}:submitting invoke onError`, 'editing']],
    finding: 'registrationForm, register fails (network): expected “network” to be told, came “nothing”',
  },
  {
    law: 'opened cold, each address leads to exactly one page, and an earned one',
    fault: 'anyone may open the page of an active account',
    edits: [[':registration:emailActive route guard', undefined]],
    finding: 'emailActive: expected that it was earned, came that it was not',
  },
  {
    law: 'a page that accepts an address is the page one is then on',
    fault: 'the gift voucher’s page leads on to the deny page',
    edits: [[':giftVoucher always', '#deny']],
    finding: 'before the first page, the address of giftVoucher opened: expected the page giftVoucher, came deny',
  },
  {
    law: 'each page shows its own screen',
    fault: 'the page of an active account draws that of a pending one',
    edits: [[':registration:emailActive meta', having({ screen: 'EmailPending' })]],
    finding: 'emailActive: expected the screen EmailActive, came EmailPending',
  },
  {
    law: 'every wait ends',
    fault: 'joining has no limit',
    edits: [[':lobby:joining after', undefined]],
    finding: 'lobby: expected that time ends the wait, came none in {"lobby":{"joining":"waiting"}}',
  },
  {
    law: 'nobody is taken away unasked',
    fault: '“Stay” leads to the login',
    edits: [[':registration:emailActive:countingDown on login.stayed', 'leaving']],
    finding: 'emailActive, “Stay” pressed: expected that the visitor stays, came navigation.requested login',
  },
];
