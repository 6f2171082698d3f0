import type { Judgement } from '../../../machines/invitation/invitation.types.ts';
import type { Invitation } from '../../../machines/journey.types.ts';
import type { Fixtures } from '../fixture.ts';

const invitation: Invitation = { code: 'VESTIBULE', timestamp: null, source: 'link' };
const judgement: Judgement = {
  verdict: 'valid',
  inviter: 'Clara',
  countryOptions: [{ isoCode: 'DE', dataPolicyPk: 'policy', termsPk: 'terms' }],
  campaign: null,
  unknownTypes: [],
};
const form = (state: string | object) => ({ landing: { uninvited: state } }) as Fixtures[string]['value'];

export const fixtures = {
  uninvited: { name: 'Nobody knows the visitor', value: form('ready') },
  lookingUp: {
    name: 'The link is looked up',
    value: { landing: { lookingUp: 'waiting' } },
    context: { invitation },
  },
  lookingUpSlow: {
    name: 'The link is looked up, and it takes long',
    value: { landing: { lookingUp: 'takingLonger' } },
    context: { invitation },
  },
  invited: { name: 'Invited by Clara', value: { landing: 'welcomed' }, context: { invitation, judgement } },
  invitedNameless: {
    name: 'Invited by someone',
    value: { landing: 'welcomed' },
    context: { invitation, judgement: { ...judgement, inviter: null } },
  },
  unavailable: {
    name: 'The link could not be looked up',
    value: { landing: 'unavailable' },
    context: { invitation, problem: { kind: 'network' } },
  },
  codeChecking: {
    name: 'A typed code is looked up',
    value: form({ checking: 'waiting' }),
    context: { typedCode: 'VESTIBULE' },
  },
  codeRefused: {
    name: 'A typed code was refused',
    value: form('ready'),
    context: { typedCode: 'WRONG', problem: { kind: 'code', verdict: 'invalid' } },
  },
} as const satisfies Fixtures;
