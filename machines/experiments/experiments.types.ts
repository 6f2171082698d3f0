/** What is known, heard and said of the experiments that a visitor takes part in (D35). */
import type { PageId } from '../page.types.ts';
import type { VoucherVariant } from '../landing/landing-options.ts';
import type { OfferedFlow } from '../flows/flows.ts';

/** The features that a visit knows what to do with. */
export type FeatureId = 'welcome-voucher' | 'registration-flow';

/** An experiment that this visitor is in. */
export interface Assignment {
  /** What it changes: the value of a feature, or the page that is shown. */
  changes: FeatureId | 'page';
  experimentId: string;
  variationId: string;
  /** Not drawn: asked for by the query, as previews are, or the same for everyone. Never counted. */
  forced: boolean;
}

/** What the feature service has for this visitor, as it came. */
export interface Found {
  /** Undefined or null: nothing is said of the feature. */
  values: Readonly<Record<FeatureId, unknown>>;
  /** Address that a redirect experiment leads to, without query and hash (D7); null: the page stays. */
  redirect: string | null;
  assignments: readonly Assignment[];
}

/** What of it the visit can use. */
export interface Offers {
  voucher?: VoucherVariant;
  flow?: OfferedFlow;
}

/** What experiments may be targeted by (spec, section 3). */
export interface Attributes {
  acqAnonymousId: string;
  /** ISO 3166-1 alpha-2; empty: not known. */
  applicationCountry: string;
}

export interface ExperimentsInput {
  /** By the query: `disablegb=true`. */
  disabled: boolean;
  anonymousId: string;
  /** Where the visitor is taken to be, until the back end says it (D19). */
  country: string;
  /** On which the visit is; null: it has not begun. */
  page: PageId | null;
  /** Of the product: origin without a trailing slash, and base path without the language. */
  site: { origin: string; base: string };
}
export interface ExperimentsContext extends Omit<ExperimentsInput, 'page'> {
  /** It began on a landing page, which may give way to another. */
  redirectable: boolean;
  /** The visitor's first input has been made: the screen stays as it is. */
  acted: boolean;
  /** The last that was found. */
  found: Found | null;
  /** What was offered last. */
  offered: Offers;
  /** Features whose experiment had its effect, or would have had it: too late for others. */
  exposed: readonly FeatureId[];
  /** Experiments whose assignment was told. */
  counted: readonly string[];
}

export type ExperimentsEvent =
  /** Once, by the feature service. */
  | { type: 'features.initialised'; found: Found }
  | { type: 'features.failed'; reason: string }
  /** Whenever the features change, after the first time. */
  | { type: 'features.updated'; found: Found }
  /** The page that a redirect led to is shown. */
  | { type: 'redirect.completed' }
  /** The visitor's first input. */
  | { type: 'visitor.acted' }
  /** The visit is on another page. */
  | { type: 'page.shown'; page: PageId | null }
  /** An offer has its effect from now on: the voucher is on screen, or the flow was decided. */
  | { type: 'experiment.exposed'; feature: FeatureId };

export type ExperimentsEmitted =
  /** Where the back end takes the visitor to be: one of our countries. */
  | { type: 'country.found'; country: string }
  | ({ type: 'offer.made' } & Offers)
  /** Path of a landing page below the base, without language: `/`, `/women`. */
  | { type: 'redirect.requested'; path: string }
  /** Once for each experiment, when it had its effect: the event `assign_experiment` (spec, section 3). */
  | { type: 'assignment.made'; experimentId: string; variationId: string }
  | { type: 'anomaly.reported'; what: 'experiment'; value: string };
