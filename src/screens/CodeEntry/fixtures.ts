import type { Failure } from '../../../machines/domain/failure.ts';
import type { Refusal } from '../../../machines/invitation/invitation.types.ts';
import { requestsWith, type Fixtures } from '../fixture.ts';
import { invitation as link, codeCheck } from '../Landing/invited-by-clara.ts';

const sent = { code: 'VESTIBULE', timestamp: null };
const refused = (name: string, verdict: Refusal) => ({
  name,
  value: { codeEntry: 'ready' },
  context: { requests: requestsWith({ code: { sent, problem: { kind: 'code', verdict } } }) },
});
const unanswered = (name: string, problem: Failure, ready = 'connected') => ({
  name,
  value: { codeEntry: ready === 'connected' ? 'ready' : { ready } },
  context: { requests: requestsWith({ code: { sent, problem } }) },
});

export const fixtures = {
  ready: { name: 'Waits for a code', value: { codeEntry: 'ready' } },
  prefilled: {
    name: 'The code of the invitation is there',
    value: { codeEntry: 'ready' },
    context: { invitation: link },
  },
  greeted: {
    name: 'The invitation is known: its guest is greeted',
    value: { codeEntry: 'ready' },
    context: { invitation: link, codeCheck },
  },
  found: {
    name: 'Where the invitation was found is still to be checked',
    value: { codeEntry: 'ready' },
    context: { invitation: { ...link, referrer: 'blog.example' } },
  },
  recognising: {
    name: 'The invitation that the visitor came with is looked up',
    value: { codeEntry: { recognising: 'lookingUp' } },
    context: { invitation: link },
  },
  checking: {
    name: 'The code is looked up',
    value: { codeEntry: { checking: 'waiting' } },
    context: { requests: requestsWith({ code: { sent } }) },
  },
  checkingSlow: {
    name: 'The look-up takes long',
    value: { codeEntry: { checking: 'takingLonger' } },
    context: { requests: requestsWith({ code: { sent } }) },
  },
  invalid: refused('Refused: not valid', 'invalid'),
  incomplete: {
    ...refused('Refused: nothing can be read in the link', 'invalid'),
    context: {
      ...refused('', 'invalid').context,
      invitation: { ...link, code: '' },
      codeCheck: { ...codeCheck, verdict: 'invalid' },
    },
  },
  expired: refused('Refused: expired', 'expired'),
  noInvitationsLeft: refused('Refused: no invitations left', 'noInvitationsLeft'),
  forbiddenReferrer: refused('Refused: where the visitor came from', 'forbiddenReferrer'),
  offline: unanswered('No connection', { kind: 'network' }),
  noNetwork: {
    name: 'The network is gone: typing goes on',
    value: { codeEntry: { ready: 'offline' } },
    context: { online: false },
  },
  returned: unanswered('The connection is back: Send now?', { kind: 'network' }, 'returned'),
  timeout: unanswered('No answer in time', { kind: 'timeout' }),
  technical: unanswered('A technical issue', { kind: 'technical' }),
  busy: unanswered('Too many requests', { kind: 'busy', retryAfter: 17 }),
} as const satisfies Fixtures;
