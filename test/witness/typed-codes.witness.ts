/** A typed code, on the landing page or the code page (D8, D10, D24, D37). */
import { heldPlace, lookUpFailed, refusedCode, TO_THE_FORM } from './common.ts';
import type { Row } from './witness.types.ts';

const typed = { on: ['landing', 'codeEntry'], of: 'typedInvitation' } as const;
/** Shown under the field, which keeps focus and text. */
const wrong = { ...typed, focus: 'wrong field' } as const;

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
  ...heldPlace(typed),
  ...refusedCode(wrong, { says: 'code.invalid' }, { says: 'code.expired' }, { says: 'code.noInvitationsLeft' }),
  // Shown above the form, with a button that sends the code again.
  ...lookUpFailed('D8', typed, 'submitCodeAgain'),
  { rule: 'D24', ...typed, comes: 'slow', says: 'waiting.slow', less: 'submitCode', more: 'cancelCode' },
  { rule: 'D24', ...typed, comes: 'cancelled' },
];
