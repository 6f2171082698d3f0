import type { Fixtures } from '../fixture.ts';

const at = (state: string, name: string) =>
  ({
    name,
    value: { registration: { emailActive: state } },
    context: { account: { state: 'active', email: 'zoe@example.org' } },
  }) as const;

export const fixtures = {
  countingDown: at('countingDown', 'On to the login, counted down'),
  staying: at('staying', 'Asked to stay'),
} as const satisfies Fixtures;
