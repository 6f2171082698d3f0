import type { StateValue } from 'xstate';
import type { Fixtures } from '../fixture.ts';

const at = (state: StateValue, name: string, newsletterFollows = false) => ({
  name,
  value: { activation: { activateAccount: state } },
  context: { activation: { id: 'mailed-id', newsletterFollows } },
});

export const fixtures = {
  asking: at('asking', 'Waits for the press'),
  withNewsletter: at('asking', 'Waits for the press, which brings the newsletter too', true),
  activating: at({ activating: 'waiting' }, 'Pressed'),
  slow: at({ activating: 'takingLonger' }, 'Pressed, and it takes long'),
} as const satisfies Fixtures;
