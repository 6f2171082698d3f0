/** Context of fixtures with an invited visitor. */
import type { Invitation, Judgement } from '../../../machines/invitation/invitation.types.ts';

export const invitation: Invitation = { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'link' };
export const judgement: Judgement = {
  verdict: 'valid',
  inviter: 'Clara',
  countryOptions: [{ isoCode: 'DE', dataPolicyPk: 'policy', termsPk: 'terms' }],
  campaign: null,
  forbiddenReferrer: null,
  unknownTypes: [],
};
