import { landingOf, standard } from '../../../machines/landing-pages/definitions.ts';
import type { LandingDefinition } from '../../../machines/landing-pages/landing.types.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';

/** The definition of the current landing page (D29). */
export const useLandingPage = (): LandingDefinition => useVisit(({ context }) => landingOf(context.slug)) ?? standard;
