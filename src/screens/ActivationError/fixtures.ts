import type { StateValue } from 'xstate';
import type { ActivationError } from '../../../machines/context/activation.types.ts';
import { requestsWith, type Fixtures, type Known } from '../fixture.ts';

const sent = { key: 'key', locale: 'en' } as const;
const requests = requestsWith({ resend: { sent } });
const resendOffline = requestsWith({ resend: { sent, problem: { kind: 'network' } } });
/** The state has the name of its error. */
const at = (state: StateValue, name: string, context: Known = {}) => {
  const error = (typeof state === 'string' ? state : Object.keys(state)[0]) as ActivationError;
  return {
    name,
    value: { activation: { activationError: state } },
    context: { ...context, activation: { id: error === 'incompleteLink' ? null : 'mailed-id', error } },
  };
};
const unanswered = (kind: 'timeout' | 'network') => ({
  requests: requestsWith({ activate: { sent: { key: 'key' }, problem: { kind } } }),
});

export const fixtures = {
  failed: at('failed', 'Failed'),
  unanswered: at('unanswered', 'No answer in time', unanswered('timeout')),
  offline: at('unanswered', 'No answer: no connection', unanswered('network')),
  noNetwork: at({ unanswered: 'offline' }, 'No answer, and the network is gone', { online: false }),
  returned: at({ unanswered: 'returned' }, 'The connection is back: Send now?', unanswered('network')),
  invalidLink: at('invalidLink', 'The link is invalid'),
  expiredLink: at({ expiredLink: 'idle' }, 'The link has expired'),
  replacedLink: at({ replacedLink: 'idle' }, 'A newer mail was sent'),
  incompleteLink: at('incompleteLink', 'The address came without its id'),
  sentAgain: at({ expiredLink: 'idle' }, 'A new link was sent', {
    requests: requestsWith({ resend: { again: { accepted: true, at: 0, againAt: 0 } } }),
  }),
  expiredSending: at({ expiredLink: { sendingAgain: 'waiting' } }, 'The link has expired: a new one is asked for', {
    requests,
  }),
  expiredSlow: at({ expiredLink: { sendingAgain: 'takingLonger' } }, 'The link has expired: a new one takes long', {
    requests,
  }),
  replacedSending: at({ replacedLink: { sendingAgain: 'waiting' } }, 'A newer mail was sent: once more asked for', {
    requests,
  }),
  replacedSlow: at({ replacedLink: { sendingAgain: 'takingLonger' } }, 'A newer mail was sent: once more takes long', {
    requests,
  }),
  expiredNoNetwork: at({ expiredLink: { idle: 'offline' } }, 'The link has expired, and the network is gone', {
    online: false,
  }),
  replacedNoNetwork: at({ replacedLink: { idle: 'offline' } }, 'A newer mail was sent, and the network is gone', {
    online: false,
  }),
  expiredReturned: at({ expiredLink: { idle: 'returned' } }, 'The connection is back: a new link now?', {
    requests: resendOffline,
  }),
  replacedReturned: at({ replacedLink: { idle: 'returned' } }, 'The connection is back: a newer link now?', {
    requests: resendOffline,
  }),
} as const satisfies Fixtures;
