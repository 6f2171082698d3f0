/** Look-up of an invitation: from a link, and next to the form (D8, D10, D11, D24). */
import type { Row } from './witness.types.ts';
import { EXPIRED, FORBIDDEN, INVALID, NO_INVITATIONS, NO_TIMESTAMP, UNKNOWN_TYPE } from './error-types.ts';

const link = { on: 'landing', of: 'linkInvitation' } as const;
const beside = { on: 'registrationForm', of: 'formInvitation' } as const;
const EXPIRED_TOLD = 'error_registration_code_expired';
const NO_BALANCE_TOLD = 'error_registration_code_no_balance';
const TIMESTAMP_TOLD = 'error_registration_timestamp_missing';
const invalid = { page: 'deny', screen: 'denyInvalid' } as const;

/** Refused, from a link or next to the form: the deny page, with a text for the reason. */
const DENIED: readonly Row[] = [{ ...link, when: 'came by a link' as const }, beside].flatMap((place): Row[] => [
  { rule: ['D8', 'D10'], ...place, comes: INVALID, ...invalid },
  { rule: ['D8', 'D10'], ...place, comes: UNKNOWN_TYPE, ...invalid, tells: 'anomaly.reported' },
  { rule: ['D8', 'D10', 'D37'], ...place, comes: NO_TIMESTAMP, ...invalid, tracked: TIMESTAMP_TOLD },
  { rule: ['D8', 'D10', 'D37'], ...place, comes: EXPIRED, page: 'deny', screen: 'denyExpired', tracked: EXPIRED_TOLD },
  {
    rule: ['D8', 'D10', 'D37'],
    ...place,
    comes: NO_INVITATIONS,
    page: 'deny',
    screen: 'denyNoPlaces',
    tracked: NO_BALANCE_TOLD,
  },
  { rule: ['D8', 'D11'], ...place, comes: FORBIDDEN, ...invalid },
  { rule: 'D11', ...place, when: 'came by a link', comes: 'a site of the list', ...invalid, leaves: 'deny' },
]);

export const invitation: readonly Row[] = [
  {
    rule: 'D10',
    ...link,
    flow: ['default', 'socialRegistration', 'waitingListApproved'],
    comes: 'valid',
    screen: 'welcome',
    says: 'landing.invitedSecond',
  },
  {
    rule: ['D10', 'D37'],
    ...link,
    flow: 'leanStep2',
    comes: 'valid',
    screen: 'welcome',
    says: 'landing.invitedSecond',
    trackedOnce: 'landing_form_registration',
  },
  ...DENIED,
  // The holder of a place sees its status: the inbox page, or the login.
  ...[
    { ...link, when: 'came by a link' as const },
    { ...beside, when: 'came by a link' as const },
  ].flatMap((place): Row[] => [
    {
      rule: 'D50',
      ...place,
      comes: 'place held PENDING_ACTIVATION',
      page: 'formFinished',
      screen: 'inbox',
      more: 'notYou',
      asks: 'watchActivation',
    },
    { rule: 'D50', ...place, comes: 'place held ACTIVE', page: 'emailActive', screen: 'member', more: 'notYou' },
  ]),
  {
    rule: 'D50',
    ...link,
    unless: 'came by a link',
    comes: ['place held PENDING_ACTIVATION', 'place held ACTIVE'],
    screen: 'welcome',
    says: 'landing.invitedSecond',
  },
  // A remembered code is no reason for a redirect.
  { rule: 'D10', ...link, unless: 'came by a link', screen: 'start', comes: [...INVALID, ...FORBIDDEN] },
  {
    rule: ['D8', 'D10'],
    ...link,
    unless: 'came by a link',
    screen: 'start',
    comes: UNKNOWN_TYPE,
    tells: 'anomaly.reported',
  },
  {
    rule: ['D8', 'D37'],
    ...link,
    unless: 'came by a link',
    screen: 'start',
    comes: NO_TIMESTAMP,
    tracked: TIMESTAMP_TOLD,
  },
  { rule: ['D8', 'D37'], ...link, unless: 'came by a link', screen: 'start', comes: EXPIRED, tracked: EXPIRED_TOLD },
  {
    rule: ['D8', 'D37'],
    ...link,
    unless: 'came by a link',
    screen: 'start',
    comes: NO_INVITATIONS,
    tracked: NO_BALANCE_TOLD,
  },
  // A missing answer is not an invalid invitation: the code is kept, and can be tried again.
  { rule: ['D8', 'D24'], ...link, comes: 'no network', says: 'problem.network', focus: 'alarm', more: 'lookUpAgain' },
  { rule: ['D8', 'D24'], ...link, comes: 'no answer', says: 'problem.timeout', focus: 'alarm', more: 'lookUpAgain' },
  {
    rule: ['D8', 'D24'],
    ...link,
    comes: ['technical', 'breaks'],
    says: 'problem.technical',
    focus: 'alarm',
    more: 'lookUpAgain',
  },
  {
    rule: ['D8', 'D39'],
    ...link,
    comes: 'too many requests',
    says: 'problem.busy',
    focus: 'alarm',
    more: 'lookUpAgain',
  },
  { rule: 'D24', ...link, comes: 'slow', says: 'waiting.invitation' },
  { rule: 'D8', on: 'landing', when: 'not answered yet', press: 'lookUp.retried', asks: 'linkInvitation' },

  {
    rule: 'D50',
    ...beside,
    unless: ['came by a link', 'the form waits for the invitation'],
    comes: ['place held PENDING_ACTIVATION', 'place held ACTIVE'],
  },
  // Next to the form: the visitor keeps typing; a form sent meanwhile waits for it.
  { rule: 'D10', ...beside, unless: ['the form waits for the invitation', 'a failure is shown'], comes: 'valid' },
  // The prompt to send again stays.
  {
    rule: ['D10', 'D16'],
    ...beside,
    when: 'a failure is shown',
    unless: 'the form waits for the invitation',
    comes: 'valid',
    more: 'registerAgain',
  },
  {
    rule: ['D10', 'D21'],
    ...beside,
    when: 'the form waits for the invitation',
    comes: 'valid',
    says: 'waiting.submitting',
    asks: 'register',
    less: 'register',
  },
  { rule: 'D24', ...beside, comes: 'slow', says: 'waiting.slow', less: 'register', more: 'cancel' },
  { rule: 'D24', ...beside, comes: 'cancelled' },
  ...(['lookUpAgain', 'registerAgain'] as const).flatMap((more): Row[] => {
    const place = {
      rule: ['D8', 'D24'],
      ...beside,
      focus: 'alarm',
      more,
      [more === 'lookUpAgain' ? 'unless' : 'when']: 'the form was sent',
    } as const;
    return [
      { ...place, comes: 'no network', says: 'problem.network' },
      { ...place, comes: 'no answer', says: 'problem.timeout' },
      { ...place, comes: ['technical', 'breaks'], says: 'problem.technical' },
      { ...place, comes: 'too many requests', says: 'problem.busy' },
    ];
  }),
  { rule: 'D8', on: 'registrationForm', when: 'not answered yet', press: 'lookUp.retried', asks: 'formInvitation' },
];
