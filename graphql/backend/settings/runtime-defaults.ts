/** Runtime configuration of the pages (spec 7.1): one build fits every environment. */
import type { AccessibilityContact } from '../../../machines/domain/accessibility-contact.ts';
import type { Stores } from '../../../machines/domain/store-details.ts';
import { type OtherSystems, otherSystems } from '../../../machines/domain/other-systems.ts';
import { type Settings, SettingsError } from './settings.ts';
import { LOCAL_CONTACT, LOCAL_STORES } from './local-stores.ts';
import { isObject, readDefaultsFile, unreadable, defaultsProblems } from './defaults-rules.ts';

/** Configuration of the systems that the pages use (D6). */
interface EntrancePageConfig extends OtherSystems {
  stores: Stores;
  /** Contact for accessibility problems; null if the statement is on another site. */
  accessibilityContact: AccessibilityContact | null;
  /**
   * Endpoint of the `registrationStatusChanged` subscription (graphql-ws); a path or a ws URL (D26); empty: no
   * subscription.
   */
  subscriptionUrl: string;
  /** Script of the consent platform (D36); empty: no script. */
  consentScriptUrl: string;
  /** Further origins that the consent platform's script connects to and loads images from. */
  consentOrigins?: readonly string[];
  /** Key of the feature set (D35). */
  experimentsClientKey: string;
  /** Origin of the feature service, if it is another one. */
  experimentsHost?: string;
  /** Endpoint of error reports (D38); empty: no reports. */
  errorReportsUrl: string;
  errorReportsToken?: string;
  /** Requests contain the hash of an operation instead of its text (D59). */
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

/** The embedded back end accepts error reports for local use only (D38). */
const errorReports = (isLocal: boolean) =>
  isLocal ? { errorReportsUrl: '/error-reports/api/1/item/', errorReportsToken: 'local' } : { errorReportsUrl: '' };

/** Endpoint of this back end; another one does not know the operation hashes. */
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
 * The configuration of the pages: `DEFAULTS_FILE` merged over the built-in values.
 * @throws SettingsError with every invalid field of the file.
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
