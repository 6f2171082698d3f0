import type { JourneyContext } from '../../../machines/journey.types.ts';
import type { Fixtures } from '../fixture.ts';

const registration = { id: '1', email: 'zoe@example.org' };
const at = (state: string, name: string, more: Partial<JourneyContext> = {}) => ({
  name,
  value: { registration: { formFinished: state } },
  context: { registration, ...more },
});

export const fixtures = {
  resting: at('resting', 'The mail is on its way'),
  nameless: at('resting', 'The address is not known any more', { registration: null }),
  sendingAgain: at('sendingAgain', 'The mail is asked for again'),
  sentAgain: at('resting', 'The mail was sent again', { resend: { accepted: true, againAt: 0 } }),
  tooSoon: at('resting', 'Asked for too soon', { resend: { accepted: false, againAt: 0 } }),
  offline: at('resting', 'No connection', { problem: { kind: 'network' } }),
} as const satisfies Fixtures;
