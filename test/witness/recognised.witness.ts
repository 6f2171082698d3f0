/** Look-up of an invitation on the code page, whose field already has its code (D8, D10, D11, D49). */
import { EXPIRED, FORBIDDEN, INVALID, NO_INVITATIONS, NO_TIMESTAMP, UNKNOWN_TYPE } from './error-types.ts';
import type { Row } from './witness.types.ts';

const here = { on: 'codeEntry', of: 'linkInvitation' } as const;
/** Shown under the field, which keeps the code; there is no redirect. */
const wrong = { ...here, focus: 'wrong field' } as const;
const failed = { rule: ['D8', 'D24'], ...here, focus: 'alarm', more: 'submitCodeAgain' } as const;

export const recognised: readonly Row[] = [
  { rule: 'D49', ...here, comes: 'valid' },
  { rule: ['D10', 'D49'], ...wrong, comes: [...INVALID, ...FORBIDDEN], says: 'code.invalid' },
  { rule: ['D8', 'D10'], ...wrong, comes: UNKNOWN_TYPE, says: 'code.invalid', tells: 'anomaly.reported' },
  {
    rule: ['D10', 'D37'],
    ...wrong,
    comes: NO_TIMESTAMP,
    says: 'code.invalid',
    tracked: 'error_registration_timestamp_missing',
  },
  {
    rule: ['D10', 'D37'],
    ...wrong,
    comes: EXPIRED,
    says: 'code.expired',
    tracked: 'error_registration_code_expired',
  },
  {
    rule: ['D10', 'D37'],
    ...wrong,
    comes: NO_INVITATIONS,
    says: 'code.noInvitationsLeft',
    tracked: 'error_registration_code_no_balance',
  },
  {
    rule: 'D11',
    ...here,
    when: 'came by a link',
    comes: 'a site of the list',
    page: 'deny',
    screen: 'denyInvalid',
    leaves: 'deny',
  },
  {
    rule: 'D50',
    ...here,
    when: 'came by a link',
    comes: 'place held PENDING_ACTIVATION',
    page: 'formFinished',
    screen: 'inbox',
    more: 'notYou',
    asks: 'watchActivation',
  },
  {
    rule: 'D50',
    ...here,
    when: 'came by a link',
    comes: 'place held ACTIVE',
    page: 'emailActive',
    screen: 'member',
    more: 'notYou',
  },
  // A remembered code causes no redirect.
  {
    rule: 'D50',
    ...here,
    unless: 'came by a link',
    comes: ['place held PENDING_ACTIVATION', 'place held ACTIVE'],
  },
  { ...failed, comes: 'no network', says: 'problem.network' },
  { ...failed, comes: 'no answer', says: 'problem.timeout' },
  { ...failed, comes: ['technical', 'breaks'], says: 'problem.technical' },
  { ...failed, rule: ['D8', 'D39'], comes: 'too many requests', says: 'problem.busy' },
];
