import type { VisitContext } from '../../../machines/visit.types.ts';
import type { StateValue } from 'xstate';
import { requestsWith, type Fixtures } from '../fixture.ts';

const sent = { key: 'key', locale: 'en' } as const;
const requests = requestsWith({ resend: { sent } });
const resendOffline = requestsWith({ resend: { sent, problem: { kind: 'network' } } });
const at = (state: StateValue, name: string, context: Partial<VisitContext>) => ({
  name,
  value: { activation: { activationError: state } },
  context: { activationId: 'mailed-id', ...context },
});

export const fixtures = {
  failed: at('failed', 'Failed', { activationError: 'failed' }),
  unanswered: at('unanswered', 'No answer in time', {
    activationError: 'unanswered',
    requests: requestsWith({ activate: { problem: { kind: 'timeout' } } }),
  }),
  offline: at('unanswered', 'No answer: no connection', {
    activationError: 'unanswered',
    requests: requestsWith({ activate: { problem: { kind: 'network' } } }),
  }),
  noNetwork: at({ unanswered: 'offline' }, 'No answer, and the network is gone', {
    activationError: 'unanswered',
    online: false,
  }),
  returned: at({ unanswered: 'returned' }, 'The connection is back: Send now?', {
    activationError: 'unanswered',
    requests: requestsWith({ activate: { sent: { key: 'key' }, problem: { kind: 'network' } } }),
  }),
  invalidLink: at('invalidLink', 'The link is invalid', { activationError: 'invalidLink' }),
  expiredLink: at({ expiredLink: 'idle' }, 'The link has expired', { activationError: 'expiredLink' }),
  replacedLink: at({ replacedLink: 'idle' }, 'A newer mail was sent', { activationError: 'replacedLink' }),
  incompleteLink: at('incompleteLink', 'The address came without its id', {
    activationId: null,
    activationError: 'incompleteLink',
  }),
  sentAgain: at({ expiredLink: 'idle' }, 'A new link was sent', {
    activationError: 'expiredLink',
    requests: requestsWith({ resend: { again: { accepted: true, at: 0, againAt: 0 } } }),
  }),
  expiredSending: at({ expiredLink: { sendingAgain: 'waiting' } }, 'The link has expired: a new one is asked for', {
    activationError: 'expiredLink',
    requests,
  }),
  expiredSlow: at({ expiredLink: { sendingAgain: 'takingLonger' } }, 'The link has expired: a new one takes long', {
    activationError: 'expiredLink',
    requests,
  }),
  replacedSending: at({ replacedLink: { sendingAgain: 'waiting' } }, 'A newer mail was sent: once more asked for', {
    activationError: 'replacedLink',
    requests,
  }),
  replacedSlow: at({ replacedLink: { sendingAgain: 'takingLonger' } }, 'A newer mail was sent: once more takes long', {
    activationError: 'replacedLink',
    requests,
  }),
  expiredNoNetwork: at({ expiredLink: { idle: 'offline' } }, 'The link has expired, and the network is gone', {
    activationError: 'expiredLink',
    online: false,
  }),
  replacedNoNetwork: at({ replacedLink: { idle: 'offline' } }, 'A newer mail was sent, and the network is gone', {
    activationError: 'replacedLink',
    online: false,
  }),
  expiredReturned: at({ expiredLink: { idle: 'returned' } }, 'The connection is back: a new link now?', {
    activationError: 'expiredLink',
    requests: resendOffline,
  }),
  replacedReturned: at({ replacedLink: { idle: 'returned' } }, 'The connection is back: a newer link now?', {
    activationError: 'replacedLink',
    requests: resendOffline,
  }),
} as const satisfies Fixtures;
