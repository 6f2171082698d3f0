/**
 * Addresses and settings of the other systems: built-in defaults, overridden by `defaults.json` (spec, section 7.1).
 */
import { otherSystems, type OtherSystems } from './other-systems.ts';

export interface Configuration extends OtherSystems {
  environment: string;
  /** Store details as given in the defaults; validated by `store-details.ts`. */
  stores: unknown;
  /** Accessibility contact as given in the defaults; validated by `accessibility-contact.ts`. */
  accessibilityContact?: unknown;
  gtmContainerId: string;
  graphqlUrl: string;
  /** True if the back end knows the hashes of our operations; requests then omit the query text (D59). */
  operationsByHash?: boolean;
  /** WebSocket address for registration status updates (D26); empty to disable. */
  subscriptionUrl: string;
  /** Origins and schemes allowed as redirect targets, in addition to our own origin (D6). */
  allowedTargets: readonly string[];
  /** The store is down; the entrance shows a notice. */
  technicalIssue: boolean;
  /** Script of the consent platform (D36); empty if there is no platform. */
  consentScriptUrl: string;
  /** Origin of the feature service; empty for the page's own origin (spec, section 7.6). */
  experimentsHost: string;
  experimentsClientKey: string;
  /** Address and token for error reports (D38); empty to disable. */
  errorReportsUrl: string;
  errorReportsToken: string;
}

export const builtIn: Configuration = {
  ...otherSystems,
  environment: 'local',
  stores: {},
  gtmContainerId: '',
  graphqlUrl: '/graphql',
  subscriptionUrl: '',
  allowedTargets: [],
  technicalIssue: false,
  consentScriptUrl: '/entrance/cmp/js/cmp_min.js',
  experimentsHost: '',
  experimentsClientKey: 'sdk-vestibule',
  errorReportsUrl: '/error-reports/api/1/item/',
  errorReportsToken: 'local',
};
