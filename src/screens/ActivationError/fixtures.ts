import type { JourneyContext } from '../../../machines/journey.types.ts';
import type { StateValue } from 'xstate';
import type { Fixtures } from '../fixture.ts';

const at = (state: StateValue, name: string, context: Partial<JourneyContext>) => ({
  name,
  value: { activation: { activationError: state } },
  context: { activationId: 'mailed-id', ...context },
});

export const fixtures = {
  failed: at('failed', 'Failed', { activationError: 'failed' }),
  offline: at('failed', 'Failed: no connection', { activationError: 'failed', problem: { kind: 'network' } }),
  invalidLink: at('invalidLink', 'The link is invalid', { activationError: 'invalidLink' }),
  expiredLink: at({ expiredLink: 'resting' }, 'The link has expired', { activationError: 'expiredLink' }),
  sentAgain: at({ expiredLink: 'resting' }, 'A new link was sent', {
    activationError: 'expiredLink',
    resend: { accepted: true, at: 0, againAt: 0 },
  }),
} as const satisfies Fixtures;
