/** Where the other systems are: built in, and overridden by what `defaults.json` says (spec, section 7.1). */
import { otherSystems, type OtherSystems } from './other-systems.ts';

export interface Configuration extends OtherSystems {
  environment: string;
  /** What the defaults say of the stores, as it stands there (`store-details.ts`). */
  stores: unknown;
  /** Whom to tell of a barrier, as the defaults say it (`accessibility-contact.ts`). */
  accessibilityContact?: unknown;
  gtmContainerId: string;
  graphqlUrl: string;
  /** The back end knows the hashes of our operations: their texts are left out (D59). */
  operationsByHash?: boolean;
  /** Where the status of a registration is heard (D26); empty: nowhere. */
  subscriptionUrl: string;
  /** Origins and schemes that a redirect may lead to, beside our own (D6). */
  allowedTargets: readonly string[];
  /** The store is down, and the entrance says so. */
  technicalIssue: boolean;
  /** Of the consent platform (D36); empty: there is none. */
  consentScriptUrl: string;
  /** Origin of the feature service; empty: this one (spec, section 7.6). */
  experimentsHost: string;
  experimentsClientKey: string;
  /** Where error reports go, and by which token (D38); empty: nowhere. */
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
