/** Opening an address: leads to its page, or elsewhere if the page must be earned (D3, D12, D15, D31). */
import type { Condition, Row } from './witness.types.ts';

const arriving = { on: 'boot' } as const;
const invited = { ...arriving, when: ['with a code'] } as const;
const EARNED = ['formFinished', 'emailActive', 'emailPending', 'activationError'] as const;
const KNOWN = {
  formFinished: 'registered before',
  emailActive: 'with an active account',
  emailPending: 'with a pending account',
} as const;
/** Results of an earlier activation, each with its rules and its screen. */
const ENDED = [
  ['activation failed before', ['D25'], 'activationFailed'],
  ['no answer to the activation came before', ['D21', 'D25'], 'activationUnanswered'],
  ['the link was invalid before', ['D25'], 'invalidLink'],
  ['the link had expired before', ['D25', 'D48'], 'expiredLink'],
  ['the link was replaced before', ['D25', 'D48'], 'replacedLink'],
  ['the link was incomplete before', ['D48'], 'incompleteLink'],
] as const;
const ENDED_BEFORE = ENDED.map(([when]) => when);

const UNREADABLE = 'with a token of which nothing can be read';
/** Denied, with a text that depends on whether the link was complete (D61). */
const DENIED = [
  { unless: [UNREADABLE, 'with a code'], page: 'deny', screen: 'denyInvalid' },
  { unless: [UNREADABLE], when: 'with a code', page: 'deny', screen: 'denyInvited' },
  { unless: [], when: UNREADABLE, page: 'deny', screen: 'denyIncomplete' },
] as const;

/** A visitor with an invitation needs no other way in (D49). */
const INTEREST = [
  { unless: ['with a code'], page: 'membershipInterest' },
  { unless: [], when: 'with a code', page: 'membershipInterest', screen: 'interestInvited' },
] as const;
type Arrival = Extract<Row, { arrives: unknown }>;
const eachOf =
  (cases: readonly (Pick<Arrival, 'page' | 'screen' | 'when'> & { unless: readonly Condition[] })[]) =>
  (row: Omit<Arrival, 'unless'>, besides: readonly Condition[] = []): readonly Row[] =>
    cases.flatMap(({ unless, ...one }) => [{ ...row, ...one, unless: [...unless, ...besides] }]);
const denied = eachOf(DENIED);
const interest = eachOf(INTEREST);

export const arrival: readonly Row[] = [
  { rule: 'D12', ...arriving, unless: 'with a code', arrives: 'codeEntry', page: 'codeEntry' },
  { rule: ['D12', 'D49'], ...invited, arrives: 'codeEntry', page: 'codeEntry', asks: 'linkInvitation' },
  { rule: 'D12', ...arriving, arrives: 'giftVoucher', page: 'giftVoucher' },
  ...denied({ rule: 'D12', ...arriving, arrives: 'deny' }),
  ...interest({ rule: ['D27', 'D49'], ...arriving, arrives: 'membershipInterest' }),
  { rule: 'D27', ...arriving, arrives: 'membershipApply', page: 'membershipApply' },
  {
    rule: 'D12',
    ...arriving,
    when: 'applied before',
    arrives: 'membershipConfirmation',
    page: 'membershipConfirmation',
  },
  ...interest({ rule: 'D12', ...arriving, arrives: 'membershipConfirmation' }, ['applied before']),
  { rule: 'D3', ...arriving, arrives: 'notFound', page: 'notFound' },
  { rule: 'D3', ...arriving, arrives: 'unknownAddress', page: 'unknownAddress' },

  // A mailed token: to the lobby, or out of the newsletter; without a readable token, an explanation.
  {
    rule: 'D28',
    ...arriving,
    when: 'with a token',
    unless: 'with a token whose time is over',
    arrives: 'lobby',
    page: 'lobby',
  },
  {
    rule: 'D48',
    ...arriving,
    when: 'with a token whose time is over',
    arrives: 'lobby',
    page: 'lobby',
    screen: 'lobbyClosed',
  },
  ...denied({ rule: ['D12', 'D57'], ...arriving, arrives: 'lobby' }, ['with a token']),
  {
    rule: 'D27',
    ...arriving,
    when: 'with a token',
    arrives: 'unsubscribe',
    page: 'unsubscribe',
    screen: 'unsubscribe',
  },
  {
    rule: 'D28',
    ...arriving,
    unless: 'with a token',
    arrives: 'unsubscribe',
    page: 'unsubscribe',
    screen: 'unsubscribeBroken',
    says: 'unsubscribe.brokenLead',
  },

  // The form must be earned: by an invitation, or the token of its flow.
  {
    rule: ['D12', 'D37'],
    ...invited,
    flow: ['default', 'socialRegistration', 'waitingListApproved'],
    arrives: 'registrationForm',
    page: 'registrationForm',
    trackedOnce: 'landing_registration',
    asks: 'formInvitation',
  },
  {
    rule: 'D12',
    ...invited,
    flow: 'leanStep2',
    unless: 'a second step is due',
    arrives: 'registrationForm',
    page: 'registrationForm',
    asks: 'formInvitation',
  },
  {
    rule: ['D3', 'D37'],
    ...invited,
    flow: 'leanStep2',
    when: ['with a code', 'a second step is due'],
    arrives: 'registrationForm',
    page: 'leanSecondStep',
    trackedOnce: 'landing_registration_step2',
  },
  {
    rule: 'D12',
    ...arriving,
    unless: ['with a code', 'with a token that can’t be read'],
    arrives: 'registrationForm',
    page: 'codeEntry',
  },
  {
    rule: ['D12', 'D15', 'D61'],
    ...arriving,
    unless: 'with a code',
    when: UNREADABLE,
    arrives: 'registrationForm',
    page: 'deny',
    screen: 'denyIncomplete',
  },
  {
    rule: ['D15', 'D37'],
    ...arriving,
    flow: 'socialRegistration',
    when: 'a second step is due',
    arrives: 'socialSecondStep',
    page: 'socialSecondStep',
    trackedOnce: 'landing_registration_step2',
  },
  {
    rule: ['D12', 'D15', 'D37'],
    ...arriving,
    flow: 'socialRegistration',
    unless: ['a second step is due', 'activated before'],
    arrives: 'socialSecondStep',
    page: 'registrationForm',
    trackedOnce: 'landing_registration',
    asks: 'formInvitation',
  },
  ...denied(
    { rule: 'D12', ...arriving, flow: ['default', 'leanStep2', 'waitingListApproved'], arrives: 'socialSecondStep' },
    ['activated before'],
  ),

  // Pages of an earlier registration; others get the start page.
  {
    rule: ['D12', 'D26'],
    ...arriving,
    when: 'registered before',
    arrives: 'formFinished',
    page: 'formFinished',
    asks: 'watchActivation',
  },
  { rule: ['D12', 'D20'], ...arriving, when: 'with an active account', arrives: 'emailActive', page: 'emailActive' },
  { rule: 'D12', ...arriving, when: 'with a pending account', arrives: 'emailPending', page: 'emailPending' },
  {
    rule: ['D25', 'D37'],
    ...arriving,
    when: 'with an activation link',
    arrives: 'activateAccount',
    page: 'activateAccount',
    trackedOnce: 'landing_activate_account_registration',
  },
  ...ENDED.map(([when, rule, screen]): Row => ({
    rule,
    on: 'boot',
    when,
    arrives: 'activationError',
    page: 'activationError',
    screen,
  })),
  // The mail's address without its id.
  {
    rule: 'D48',
    ...arriving,
    unless: ['with an activation link', 'activated before'],
    arrives: 'activateAccount',
    page: 'activationError',
    screen: 'incompleteLink',
  },
  // After an activation, the welcome again: it is remembered, but no address earns it.
  ...(['activateAccount', 'socialSecondStep'] as const).flatMap((arrives): Row[] => {
    const after = { rule: ['D22', 'D25'], ...arriving, arrives, page: 'activated' } as const;
    const unless = ['with an activation link', 'a second step is due'] as const;
    return [
      { ...after, when: 'activated just now', unless, screen: 'activated' },
      { ...after, when: 'activated by its link before', unless, screen: 'activeBefore' },
      { ...after, when: 'activated elsewhere', unless, screen: 'activeElsewhere' },
    ];
  }),
  ...EARNED.flatMap((arrives): Row[] => {
    const unless = arrives === 'activationError' ? ENDED_BEFORE : [KNOWN[arrives]];
    const start = { rule: 'D12', ...arriving, arrives, page: 'landing' } as const;
    return [
      {
        ...start,
        rule: ['D12', 'D49'],
        when: 'with a code',
        unless,
        screen: 'invitationPending',
        asks: 'linkInvitation',
      },
      { ...start, unless: [...unless, 'with a code'] },
    ];
  }),

  ...(['linkGenerator', 'splitGenerator'] as const).flatMap((arrives): Row[] => {
    const admin = { rule: 'D31', ...arriving, arrives } as const;
    return [
      { ...admin, when: 'with an admin’s token', page: `${arrives}Gate`, asks: 'askViewer' },
      { ...admin, unless: 'with an admin’s token', page: 'unknownAddress' },
    ];
  }),
];
