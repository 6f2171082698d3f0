/** Sections of a landing page that a visitor sees. */
import type { LandingSection } from './landing.types.ts';

/** Sections with other ways to register. */
const WAYS_IN: readonly LandingSection[] = ['rooms', 'code', 'ask'];

/**
 * Invited visitors do not see other ways to register, even before the look-up (D29, D49).
 * @param greeted true if the visitor has an invitation.
 */
export const isFor = (section: LandingSection, greeted: boolean): boolean => !greeted || !WAYS_IN.includes(section);
