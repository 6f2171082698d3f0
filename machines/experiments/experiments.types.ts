/** Context and events of the experiments chart (D35). */
import type { PageId } from '../domain/page-ids.ts';
import type { VoucherVariant } from '../landing-pages/landing-options.ts';
import type { OfferedFlow } from '../flows/flows.ts';

/** Features that the visit supports. */
export type FeatureId = 'welcome-voucher' | 'registration-flow';

/** An experiment with this visitor's variation. */
export interface Assignment {
  /** The target of the change: a feature's value, or the page. */
  changes: FeatureId | 'page';
  experimentId: string;
  variationId: string;
  /** Not assigned at random: set by the query, as in previews, or the same for every visitor. Never tracked. */
  forced: boolean;
}

/** Raw result of the feature service for this visitor. */
export interface Found {
  /** Undefined or null if the service gives no value for the feature. */
  values: Readonly<Record<FeatureId, unknown>>;
  /** Target of a redirect experiment, without query and hash (D7); null to keep the page. */
  redirect: string | null;
  assignments: readonly Assignment[];
}

/** The usable part of a result. */
export interface Offers {
  voucher?: VoucherVariant;
  flow?: OfferedFlow;
}

/** Targeting attributes of experiments (spec, section 3). */
export interface Attributes {
  acqAnonymousId: string;
  /** ISO 3166-1 alpha-2; empty if unknown. */
  applicationCountry: string;
}

export interface ExperimentsInput {
  /** Set by the query: `disablegb=true`. */
  disabled: boolean;
  anonymousId: string;
  /** Best guess, until the back end answers (D19). */
  country: string;
  /** The current page; null before the visit starts. */
  page: PageId | null;
  /** Origin without a trailing slash, and base path without the language. */
  site: { origin: string; base: string };
}
export interface ExperimentsContext extends Omit<ExperimentsInput, 'page'> {
  /** The visit began on a landing page, which an experiment may replace. */
  redirectable: boolean;
  /** The visitor has made the first input; the screen no longer changes. */
  acted: boolean;
  found: Found | null;
  offered: Offers;
  /** Features whose experiment has taken effect or would have: too late for a change. */
  exposed: readonly FeatureId[];
  /** Experiments whose assignment was emitted. */
  counted: readonly string[];
}

export type ExperimentsEvent =
  /** Sent once, by the feature service. */
  | { type: 'features.initialised'; found: Found }
  | { type: 'features.failed'; reason: string }
  /** Sent on each change after the first result. */
  | { type: 'features.updated'; found: Found }
  /** The target page of a redirect is shown. */
  | { type: 'redirect.completed' }
  /** The visitor's first input. */
  | { type: 'visitor.acted' }
  | { type: 'page.shown'; page: PageId | null }
  /** An offer takes effect: the voucher is on screen, or the flow was decided. */
  | { type: 'experiment.exposed'; feature: FeatureId };

export type ExperimentsEmitted =
  /** The visitor's country according to the back end; a supported one. */
  | { type: 'country.found'; country: string }
  | ({ type: 'offer.made' } & Offers)
  /** Path of a landing page below the base, without language: `/`, `/women`. */
  | { type: 'redirect.requested'; path: string }
  /** Emitted once per experiment, when it takes effect: the event `assign_experiment` (spec, section 3). */
  | { type: 'assignment.made'; experimentId: string; variationId: string }
  | { type: 'anomaly.reported'; what: 'experiment'; value: string };
