/** Context of fixtures with an invited visitor. */
import type { Invitation, CodeCheck } from '../../../machines/invitation/invitation.types.ts';

export const invitation: Invitation = { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'link' };
export const codeCheck: CodeCheck = {
  verdict: 'valid',
  inviter: 'Clara',
  countryOptions: [{ isoCode: 'DE', dataPolicyPk: 'policy', termsPk: 'terms' }],
  campaign: null,
  forbiddenReferrer: null,
  unknownTypes: [],
};
