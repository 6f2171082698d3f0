import { store, when } from '../journey.base.ts';

export const landingActions = {
  storeSlug: store((slug: string | null) => ({ slug })),
};

export const landingGuards = {
  /** Only a landing page that is defined can be asked for (D29). */
  landingDefined: when((_, slug: string | null) => slug === null),
};
