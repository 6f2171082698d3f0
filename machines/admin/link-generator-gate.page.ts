import type { PageDefinition } from '../page/page.types.ts';
import { adminGate } from './admin-gate.page.ts';

/** Shown before the link generator, under its address. */
export const linkGeneratorGatePage = { ...adminGate, id: 'linkGeneratorGate' } as const satisfies PageDefinition;
