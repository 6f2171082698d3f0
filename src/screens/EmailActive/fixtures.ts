import type { StateValue } from 'xstate';
import type { Fixtures, Known } from '../fixture.ts';

const at = (state: StateValue, name: string, more: Known = {}) => ({
  name,
  value: { registration: { emailActive: state } },
  context: { account: { state: 'active' as const, email: 'zoe@example.org' }, ...more },
});
/** The latest valid date: the full time is left. */
const LATER = 8_640_000_000_000_000;

export const fixtures = {
  countingDown: at({ countingDown: 'begun' }, 'On to the login, counted down', { forwardAt: LATER }),
  ending: at({ countingDown: 'ending' }, 'The last seconds before the login', { forwardAt: LATER }),
  staying: at('staying', 'Asked to stay'),
  met: at('staying', 'Met by their place: another person may be there', { anewOffered: true }),
  leaving: at('leaving', 'On the way to the login'),
} as const satisfies Fixtures;
