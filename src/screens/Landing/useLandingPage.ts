import { landingOf, standard } from '../../../machines/landing/definitions.ts';
import type { LandingDefinition } from '../../../machines/landing/landing.types.ts';
import { useJourney } from '../../engine/hooks.tsx';

/** What the data says of the page that is shown (D29). */
export const useLandingPage = (): LandingDefinition => useJourney(({ context }) => landingOf(context.slug)) ?? standard;
