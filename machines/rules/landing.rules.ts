import { isCountry } from '../domain/countries.ts';
import { DEFAULT_FLOW, formFields, needsToken, startsOnLanding } from '../flows/read-flows.ts';
import { maySend } from '../forms/registration.checks.ts';
import type { RegistrationValues } from '../context/registration.types.ts';
import { changed, NOTHING_SENT } from '../context/requests.ts';
import { store, when } from './visit.base.ts';
import { landingOf } from '../landing-pages/definitions.ts';

export const landingActions = {
  storeCountry: store((country: string) => (isCountry(country) ? { country } : {})),
  /** A page with its own flow selects it, unless a token has selected another (D15, D29). */
  storeSlug: store((slug: string | null, { flow }) => {
    const own = landingOf(slug)?.flow ?? DEFAULT_FLOW;
    return { slug, flow: own === DEFAULT_FLOW || needsToken(flow) ? flow : own };
  }),
  /** Shown once; the origin of the visitor stays known. */
  closeTeaser: store((_: undefined, context) => ({
    ...changed(context, 'teaser', NOTHING_SENT.teaser),
    membership: { ...context.membership, teaserClosed: true },
  })),
};

export const landingGuards = {
  teaserDue: when(
    ({ options, membership }) => options.previousPdpPage !== null && !membership.teaserClosed && !membership.applied,
  ),
  /** True if the form can be sent from the landing page: only in a flow that begins there (D10). */
  mayBeSentHere: when(
    ({ flow, requests }, values: RegistrationValues) =>
      startsOnLanding(flow) && maySend(values, formFields(flow, requests.register.revealed)),
  ),
  /** Only defined landing pages can be requested (D29). */
  landingDefined: when((_, slug: string | null) => landingOf(slug) !== null),
};
