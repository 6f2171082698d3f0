import { needsToken } from '../checks/landing-options.ts';
import { store, when } from '../journey.base.ts';
import { landingOf } from './definitions.ts';

export const landingActions = {
  /** The page's flow, unless a token has the visit in another (D15, D29). */
  storeSlug: store((slug: string | null, { flow }) => ({
    slug,
    flow: needsToken(flow) ? flow : (landingOf(slug)?.flow ?? flow),
    problem: null,
  })),
};

export const landingGuards = {
  /** Only a landing page that is defined can be asked for (D29). */
  landingDefined: when((_, slug: string | null) => landingOf(slug) !== null),
};
