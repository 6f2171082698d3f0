/** The landing pages, as data: a slug with a row here is a page (D29). */
import type { RegistrationFlow } from '../checks/landing-options.ts';

export interface LandingDefinition {
  flow: RegistrationFlow;
  /** Without the option to sign up by phone (D30). */
  simple: boolean;
  /** The community is full: the waiting list comes first. */
  full: boolean;
  layout: 'rightDoubleColumn' | 'centerSingleColumn';
  /** The one accent of the page. */
  cloth: 'oxblood' | 'bottle' | 'midnight' | 'brass' | 'blush';
}
/** The page of no slug. */
export const standard: LandingDefinition = {
  flow: 'default',
  simple: false,
  full: false,
  layout: 'rightDoubleColumn',
  cloth: 'oxblood',
};

const DEFINITIONS: Readonly<Record<string, LandingDefinition>> = {
  lean: { ...standard, flow: 'leanStep2', simple: true },
  full: { ...standard, full: true },
  women: { ...standard, layout: 'centerSingleColumn', cloth: 'blush' },
};

/** Every slug that is a page. */
export const SLUGS: readonly string[] = Object.keys(DEFINITIONS);

/** The page of a slug, of none the standard one; null where there is no such page. */
export const landingOf = (slug: string | null): LandingDefinition | null =>
  slug === null ? standard : (Object.entries(DEFINITIONS).find(([known]) => known === slug)?.[1] ?? null);
