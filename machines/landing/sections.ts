/** Which sections of a landing page a visitor gets. */
import type { LandingSection } from './landing.types.ts';

/** Other ways in. */
const WAYS_IN: readonly LandingSection[] = ['rooms', 'code', 'ask'];

/** Whoever has an invitation needs no other way in, from before it was looked up (D29, D49). @param greeted as someone who has one. */
export const isFor = (section: LandingSection, greeted: boolean): boolean => !greeted || !WAYS_IN.includes(section);
