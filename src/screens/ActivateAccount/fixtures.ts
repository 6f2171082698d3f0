import type { StateValue } from 'xstate';
import { requestsWith, type Fixtures, type Known } from '../fixture.ts';

const at = (state: StateValue, name: string, more: Known = {}) => ({
  name,
  value: { activation: { activateAccount: state } },
  context: { ...more, activation: { id: 'mailed-id', ...more.activation } },
});
const pressed = { requests: requestsWith({ activate: { sent: { key: 'key' } } }) };

export const fixtures = {
  asking: at('asking', 'Waits for the press'),
  withNewsletter: at('asking', 'Waits for the press, which brings the newsletter too', {
    activation: { newsletterFollows: true },
  }),
  activating: at({ activating: 'waiting' }, 'Pressed', pressed),
  slow: at({ activating: 'takingLonger' }, 'Pressed, and it takes long', pressed),
} as const satisfies Fixtures;
