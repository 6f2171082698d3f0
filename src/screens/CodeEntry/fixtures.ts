import type { Problem } from '../../../machines/journey.types.ts';
import type { Fixtures } from '../fixture.ts';

const ready = (name: string, problem: Problem) => ({
  name,
  value: { codeEntry: 'ready' },
  context: { typedCode: 'VESTIBULE', problem },
});

export const fixtures = {
  ready: { name: 'Waits for a code', value: { codeEntry: 'ready' } },
  checking: {
    name: 'The code is looked up',
    value: { codeEntry: { checking: 'waiting' } },
    context: { typedCode: 'VESTIBULE' },
  },
  checkingSlow: {
    name: 'The look-up takes long',
    value: { codeEntry: { checking: 'takingLonger' } },
    context: { typedCode: 'VESTIBULE' },
  },
  invalid: ready('Refused: not valid', { kind: 'code', verdict: 'invalid' }),
  expired: ready('Refused: expired', { kind: 'code', verdict: 'expired' }),
  noInvitationsLeft: ready('Refused: no invitations left', { kind: 'code', verdict: 'noInvitationsLeft' }),
  forbiddenReferrer: ready('Refused: where the visitor came from', { kind: 'code', verdict: 'forbiddenReferrer' }),
  offline: ready('No connection', { kind: 'network' }),
  timeout: ready('No answer in time', { kind: 'timeout' }),
  technical: ready('A technical issue', { kind: 'technical' }),
  busy: ready('Too many requests', { kind: 'busy', retryAfter: 17 }),
} as const satisfies Fixtures;
