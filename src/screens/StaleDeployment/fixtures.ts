import type { Fixtures } from '../fixture.ts';

export const fixtures = {
  asking: { name: 'A part of the page is missing', value: { staleDeployment: 'asking' } },
  reloading: { name: 'The page is loaded anew', value: { staleDeployment: 'reloading' } },
  unreachable: { name: 'No way through', value: { staleDeployment: 'unreachable' } },
} as const satisfies Fixtures;
