/** A typed code, on the landing page or the code page (D8, D10, D24, D37). */
import { TO_THE_FORM } from './common.ts';
import { EXPIRED, FORBIDDEN, INVALID, NO_INVITATIONS, NO_TIMESTAMP, UNKNOWN_TYPE } from './error-types.ts';
import type { Row } from './witness.types.ts';

const typed = { on: ['landing', 'codeEntry'], of: 'typedInvitation' } as const;
/** Shown under the field, which keeps focus and text. */
const wrong = { rule: ['D8', 'D10'], focus: 'wrong field' } as const;
const TIMESTAMP_TOLD = 'error_registration_timestamp_missing';

/** A missing answer: shown above the form, with a button that sends the code again. */
const failed = { rule: ['D8', 'D24'], ...typed, focus: 'alarm', more: 'submitCodeAgain' } as const;
export const typedCodes: readonly Row[] = [
  {
    rule: ['D10', 'D37'],
    on: ['landing', 'codeEntry'],
    unless: ['the code is checked', 'teased', 'invited', 'the verdict is awaited'],
    press: 'code.submitted',
    says: 'waiting.code',
    tracked: 'submit_code_registration',
    asks: 'typedInvitation',
    less: 'submitCode',
  },
  {
    rule: 'D10',
    on: ['landing', 'codeEntry'],
    unless: ['the code is checked', 'teased', 'invited', 'the verdict is awaited'],
    press: 'code.submitted',
    given: 'nothing',
    ways: 'as they were',
  },
  {
    rule: 'D37',
    on: ['landing', 'codeEntry'],
    press: 'code.begun',
    trackedOnce: 'entering_code_registration',
    ways: 'as they were',
  },
  { rule: ['D10', 'D37'], ...typed, comes: 'valid', ...TO_THE_FORM },
  {
    rule: 'D50',
    ...typed,
    comes: 'place held PENDING_ACTIVATION',
    page: 'formFinished',
    screen: 'inbox',
    more: 'notYou',
    asks: 'watchActivation',
  },
  { rule: 'D50', ...typed, comes: 'place held ACTIVE', page: 'emailActive', screen: 'member', more: 'notYou' },
  { ...wrong, ...typed, comes: [...INVALID, ...FORBIDDEN], says: 'code.invalid' },
  { ...wrong, ...typed, comes: UNKNOWN_TYPE, says: 'code.invalid', tells: 'anomaly.reported' },
  { ...wrong, ...typed, comes: NO_TIMESTAMP, says: 'code.invalid', tracked: TIMESTAMP_TOLD },
  { ...wrong, ...typed, comes: EXPIRED, says: 'code.expired', tracked: 'error_registration_code_expired' },
  {
    ...wrong,
    ...typed,
    comes: NO_INVITATIONS,
    says: 'code.noInvitationsLeft',
    tracked: 'error_registration_code_no_balance',
  },
  { ...failed, comes: 'no network', says: 'problem.network' },
  { ...failed, comes: 'no answer', says: 'problem.timeout' },
  { ...failed, comes: ['technical', 'breaks'], says: 'problem.technical' },
  { ...failed, rule: ['D8', 'D39'], comes: 'too many requests', says: 'problem.busy' },
  { rule: 'D24', ...typed, comes: 'slow', says: 'waiting.slow', less: 'submitCode', more: 'cancelCode' },
  { rule: 'D24', ...typed, comes: 'cancelled' },
];
