import type { JourneyContext } from '../../../machines/journey.types.ts';
import type { Fixtures } from '../fixture.ts';

const at = (state: string, name: string, more: Partial<JourneyContext> = {}) => ({
  name,
  value: { registration: { emailPending: state } },
  context: { account: { state: 'pending' as const, email: 'zoe@example.org' }, ...more },
});

export const fixtures = {
  resting: at('resting', 'The address waits for its activation'),
  nameless: at('resting', 'The address is not known any more', { account: null }),
  sendingAgain: at('sendingAgain', 'The mail is asked for again'),
  sentAgain: at('resting', 'The mail was sent again', { resend: { accepted: true, againAt: 0 } }),
} as const satisfies Fixtures;
