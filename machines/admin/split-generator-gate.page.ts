import type { PageDefinition } from '../page/page.types.ts';
import { adminGate } from './admin-gate.page.ts';

/** Shown before the split generator, under its address. */
export const splitGeneratorGatePage = { ...adminGate, id: 'splitGeneratorGate' } as const satisfies PageDefinition;
