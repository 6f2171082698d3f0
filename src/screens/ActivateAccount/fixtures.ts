import type { StateValue } from 'xstate';
import type { Fixtures } from '../fixture.ts';

const at = (state: StateValue, name: string) => ({
  name,
  value: { activation: { activateAccount: state } },
  context: { activationId: 'mailed-id' },
});

export const fixtures = {
  asking: at('asking', 'Waits for the press'),
  activating: at({ activating: 'waiting' }, 'Pressed'),
  slow: at({ activating: 'takingLonger' }, 'Pressed, and it takes long'),
} as const satisfies Fixtures;
