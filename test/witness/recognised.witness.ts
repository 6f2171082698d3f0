/** Look-up of an invitation on the code page, whose field already has its code (D8, D10, D11, D49). */
import { heldPlace, lookUpFailed, refusedCode } from './common.ts';
import type { Row } from './witness.types.ts';

const here = { on: 'codeEntry', of: 'linkInvitation' } as const;
/** Shown under the field, which keeps the code; there is no redirect. */
const wrong = { ...here, focus: 'wrong field' } as const;

export const recognised: readonly Row[] = [
  { rule: 'D49', ...here, comes: 'valid' },
  ...refusedCode(wrong, { says: 'code.invalid' }, { says: 'code.expired' }, { says: 'code.noInvitationsLeft' }),
  {
    rule: 'D11',
    ...here,
    when: 'came by a link',
    comes: 'a site of the list',
    page: 'deny',
    screen: 'denyInvalid',
    leaves: 'deny',
  },
  ...heldPlace({ ...here, when: 'came by a link' }),
  // A remembered code causes no redirect.
  {
    rule: 'D50',
    ...here,
    unless: 'came by a link',
    comes: ['place held PENDING_ACTIVATION', 'place held ACTIVE'],
  },
  ...lookUpFailed('D8', here, 'submitCodeAgain'),
];
