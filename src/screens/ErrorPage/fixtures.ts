import type { Fixtures } from '../fixture.ts';

export const fixtures = { error: { name: 'Something of ours broke', value: 'error' } } as const satisfies Fixtures;
