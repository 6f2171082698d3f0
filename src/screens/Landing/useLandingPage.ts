import { landingOf, standard } from '../../../machines/landing/definitions.ts';
import type { LandingDefinition } from '../../../machines/landing/landing.types.ts';
import { useVisit } from '../../engine/hooks.tsx';

/** What the data says of the page that is shown (D29). */
export const useLandingPage = (): LandingDefinition => useVisit(({ context }) => landingOf(context.slug)) ?? standard;
