import type { Fixtures } from '../fixture.ts';

export const fixtures = {
  asking: { name: 'A part of the page is missing', value: { renewal: 'asking' } },
  reloading: { name: 'The page is loaded anew', value: { renewal: 'reloading' } },
  unreachable: { name: 'No way through', value: { renewal: 'unreachable' } },
} as const satisfies Fixtures;
