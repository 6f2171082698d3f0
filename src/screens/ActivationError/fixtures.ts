import type { StateValue } from 'xstate';
import { requestsWith, type Fixtures, type Known } from '../fixture.ts';

const sent = { key: 'key', locale: 'en' } as const;
const requests = requestsWith({ resend: { sent } });
const resendOffline = requestsWith({ resend: { sent, problem: { kind: 'network' } } });
const at = (state: StateValue, name: string, context: Known) => ({
  name,
  value: { activation: { activationError: state } },
  context: { ...context, activation: { id: 'mailed-id', ...context.activation } },
});

export const fixtures = {
  failed: at('failed', 'Failed', { activation: { error: 'failed' } }),
  unanswered: at('unanswered', 'No answer in time', {
    activation: { error: 'unanswered' },
    requests: requestsWith({ activate: { sent: { key: 'key' }, problem: { kind: 'timeout' } } }),
  }),
  offline: at('unanswered', 'No answer: no connection', {
    activation: { error: 'unanswered' },
    requests: requestsWith({ activate: { sent: { key: 'key' }, problem: { kind: 'network' } } }),
  }),
  noNetwork: at({ unanswered: 'offline' }, 'No answer, and the network is gone', {
    activation: { error: 'unanswered' },
    online: false,
  }),
  returned: at({ unanswered: 'returned' }, 'The connection is back: Send now?', {
    activation: { error: 'unanswered' },
    requests: requestsWith({ activate: { sent: { key: 'key' }, problem: { kind: 'network' } } }),
  }),
  invalidLink: at('invalidLink', 'The link is invalid', { activation: { error: 'invalidLink' } }),
  expiredLink: at({ expiredLink: 'idle' }, 'The link has expired', { activation: { error: 'expiredLink' } }),
  replacedLink: at({ replacedLink: 'idle' }, 'A newer mail was sent', { activation: { error: 'replacedLink' } }),
  incompleteLink: at('incompleteLink', 'The address came without its id', {
    activation: { id: null, error: 'incompleteLink' },
  }),
  sentAgain: at({ expiredLink: 'idle' }, 'A new link was sent', {
    activation: { error: 'expiredLink' },
    requests: requestsWith({ resend: { again: { accepted: true, at: 0, againAt: 0 } } }),
  }),
  expiredSending: at({ expiredLink: { sendingAgain: 'waiting' } }, 'The link has expired: a new one is asked for', {
    activation: { error: 'expiredLink' },
    requests,
  }),
  expiredSlow: at({ expiredLink: { sendingAgain: 'takingLonger' } }, 'The link has expired: a new one takes long', {
    activation: { error: 'expiredLink' },
    requests,
  }),
  replacedSending: at({ replacedLink: { sendingAgain: 'waiting' } }, 'A newer mail was sent: once more asked for', {
    activation: { error: 'replacedLink' },
    requests,
  }),
  replacedSlow: at({ replacedLink: { sendingAgain: 'takingLonger' } }, 'A newer mail was sent: once more takes long', {
    activation: { error: 'replacedLink' },
    requests,
  }),
  expiredNoNetwork: at({ expiredLink: { idle: 'offline' } }, 'The link has expired, and the network is gone', {
    activation: { error: 'expiredLink' },
    online: false,
  }),
  replacedNoNetwork: at({ replacedLink: { idle: 'offline' } }, 'A newer mail was sent, and the network is gone', {
    activation: { error: 'replacedLink' },
    online: false,
  }),
  expiredReturned: at({ expiredLink: { idle: 'returned' } }, 'The connection is back: a new link now?', {
    activation: { error: 'expiredLink' },
    requests: resendOffline,
  }),
  replacedReturned: at({ replacedLink: { idle: 'returned' } }, 'The connection is back: a newer link now?', {
    activation: { error: 'replacedLink' },
    requests: resendOffline,
  }),
} as const satisfies Fixtures;
