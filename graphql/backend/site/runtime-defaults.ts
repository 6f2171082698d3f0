/** What the pages are configured with when they run (spec 7.1): one build serves every environment. */
import type { AccessibilityContact } from '../../../machines/domain/accessibility-contact.ts';
import type { Stores } from '../../../machines/domain/store-details.ts';
import { type OtherSystems, otherSystems } from '../../../machines/domain/other-systems.ts';
import { type Settings, SettingsError } from '../settings.ts';
import { LOCAL_CONTACT } from './local-contact.ts';
import { LOCAL_STORES } from './local-stores.ts';
import { isObject, readDefaultsFile, unreadable } from './defaults-file.ts';
import { defaultsProblems } from './defaults-rules.ts';

/** What the pages are told of the systems around them (D6). */
export interface EntrancePageConfig extends OtherSystems {
  stores: Stores;
  /** Whom to tell of a barrier; null: nobody, for the statement is elsewhere. */
  accessibilityContact: AccessibilityContact | null;
  /** Where `registrationStatusChanged` is heard (graphql-ws); a path or a ws address (D26); empty: nowhere. */
  subscriptionUrl: string;
  /** Script of the consent platform (D36); empty: there is none. */
  consentScriptUrl: string;
  /** Origins that the consent platform's script asks, and shows pictures of, beside its own. */
  consentOrigins?: readonly string[];
  /** Which set of features (D35). */
  experimentsClientKey: string;
  /** Origin of the feature service, where it is not this one. */
  experimentsHost?: string;
  /** Where error reports are posted (D38); empty: nowhere. */
  errorReportsUrl: string;
  errorReportsToken?: string;
  /** Texts of operations are left out of requests (D59). */
  operationsByHash?: boolean;
  [further: string]: unknown;
}

/** The payload of `/acquisition/defaults.json`. */
export interface RuntimeDefaults {
  environment: string;
  gtmContainerId: string;
  acqBackendGraphqlURL: string;
  entrancePageConfig: EntrancePageConfig;
  [further: string]: unknown;
}

/** The embedded back end keeps error reports for local use only (D38). */
const errorReports = (isLocal: boolean) =>
  isLocal ? { errorReportsUrl: '/error-reports/api/1/item/', errorReportsToken: 'local' } : { errorReportsUrl: '' };

/** Our own back end's; another does not know the hashes of the operations. */
const GRAPHQL = '/graphql';

const builtIn = ({ environment, experimentsClientKey }: Settings): RuntimeDefaults => ({
  environment,
  gtmContainerId: '',
  acqBackendGraphqlURL: GRAPHQL,
  entrancePageConfig: {
    ...otherSystems,
    stores: environment === 'local' ? LOCAL_STORES : {},
    accessibilityContact: environment === 'local' ? LOCAL_CONTACT : null,
    subscriptionUrl: '/graphql',
    consentScriptUrl: '/entrance/cmp/js/cmp_min.js',
    experimentsClientKey,
    ...errorReports(environment === 'local'),
  },
});

/**
 * What the pages are configured with: built in, and what `DEFAULTS_FILE` says over it.
 * @throws SettingsError naming every field of the file that the pages could not, or should not, use.
 */
export const readRuntimeDefaults = (settings: Settings): RuntimeDefaults => {
  const base = builtIn(settings);
  if (settings.defaultsFile === null) return base;
  const payload = readDefaultsFile(settings.defaultsFile);
  if (payload === null) throw new SettingsError([`DEFAULTS_FILE ${unreadable(settings.defaultsFile)}`]);
  const config = payload['entrancePageConfig'] ?? {};
  const problems = defaultsProblems(payload, isObject(config) ? config : {});
  if (!isObject(config)) problems.push('DEFAULTS_FILE: entrancePageConfig must be an object');
  if (problems.length > 0) throw new SettingsError(problems);
  const given = { ...base, ...payload };
  const byHash =
    settings.environment === 'production' && given.acqBackendGraphqlURL === GRAPHQL ? { operationsByHash: true } : {};
  return { ...given, entrancePageConfig: { ...base.entrancePageConfig, ...byHash, ...config } };
};
