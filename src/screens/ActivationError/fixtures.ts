import type { VisitContext } from '../../../machines/visit.types.ts';
import type { StateValue } from 'xstate';
import type { Fixtures } from '../fixture.ts';

const at = (state: StateValue, name: string, context: Partial<VisitContext>) => ({
  name,
  value: { activation: { activationError: state } },
  context: { activationId: 'mailed-id', ...context },
});

export const fixtures = {
  failed: at('failed', 'Failed', { activationError: 'failed' }),
  unanswered: at('unanswered', 'No answer in time', { activationError: 'unanswered', problem: { kind: 'timeout' } }),
  offline: at('unanswered', 'No answer: no connection', {
    activationError: 'unanswered',
    problem: { kind: 'network' },
  }),
  returned: at({ unanswered: 'returned' }, 'The connection is back: Send now?', {
    activationError: 'unanswered',
    press: { what: 'activate', key: 'key' },
    problem: { kind: 'network' },
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
    resend: { accepted: true, at: 0, againAt: 0 },
  }),
  expiredReturned: at({ expiredLink: { idle: 'returned' } }, 'The connection is back: a new link now?', {
    activationError: 'expiredLink',
    press: { what: 'resend', key: 'key', locale: 'en' },
    problem: { kind: 'network' },
  }),
  replacedReturned: at({ replacedLink: { idle: 'returned' } }, 'The connection is back: a newer link now?', {
    activationError: 'replacedLink',
    press: { what: 'resend', key: 'key', locale: 'en' },
    problem: { kind: 'network' },
  }),
} as const satisfies Fixtures;
