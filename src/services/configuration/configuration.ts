/** Where the other systems are: built in, and overridden by what `defaults.json` says (spec, section 7.1). */
import {
  ENTRANCE_FIELDS,
  otherSystems,
  OWN_FIELDS,
  usableFields,
  type OtherSystems,
} from '../../../machines/domain/runtime-configuration.ts';
import { BASE } from '../../site.ts';
import { report } from '../error-reports/error-reports.ts';

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

const objectOf = (value: unknown): object | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;

/**
 * Each field that the payload has and that can be used overrides what is built in; the rest stays.
 * @returns `refused`: the names of fields that are there and can't be used.
 */
export function configurationFrom(payload: unknown): { configuration: Configuration; refused: readonly string[] } {
  const given = objectOf(payload);
  const { entrancePageConfig = {} } = (given ?? {}) as { entrancePageConfig?: unknown };
  const givenEntrance = objectOf(entrancePageConfig);
  const own = usableFields(given ?? {}, OWN_FIELDS);
  const entrance = usableFields(givenEntrance ?? {}, ENTRANCE_FIELDS);
  const { acqBackendGraphqlURL: graphqlUrl = builtIn.graphqlUrl, ...general } = own.usable;
  return {
    configuration: { ...builtIn, ...general, graphqlUrl, ...entrance.usable } as Configuration,
    refused: [
      ...(given ? [] : ['the payload']),
      ...own.refused,
      ...(givenEntrance ? [] : ['entrancePageConfig']),
      ...entrance.refused,
    ],
  };
}

export const builtInConfiguration = () => builtIn;

/**
 * Milliseconds after which nothing waits for the defaults any more, and what is built in is used until they come: with what
 * it costs to ask, a visit is not a second longer for them.
 */
const PATIENCE = 800;
/** The end of waiting for them at all, in milliseconds. */
const ANSWER_LIMIT = 10_000;

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));

/** The configuration of one page load. @param tell gets what should not happen. */
export function createConfiguration(tell: typeof report) {
  let current = builtIn;
  let isSettled = false;
  let ready: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();
  const anomaly = (message: string, error?: unknown) => tell({ what: 'defaults', message, error });

  const settle = () => {
    isSettled = true;
    for (const changed of listeners) changed();
  };
  async function askForDefaults(): Promise<void> {
    const start = performance.now();
    const answer = await fetch(`${BASE}/defaults.json`, {
      credentials: 'include',
      signal: AbortSignal.timeout(ANSWER_LIMIT),
    });
    if (!answer.ok) throw new Error(`Received status code ${answer.status}`);
    const { configuration: found, refused } = configurationFrom(await answer.json());
    if (refused.length > 0) anomaly(`can't be used: ${refused.join(', ')}`);
    const waited = performance.now() - start;
    if (waited > PATIENCE) anomaly(`late, after ${Math.round(waited)} ms`);
    current = found;
  }
  return {
    /** As it is now; changes at most once, when the defaults arrive. */
    configuration: () => current,
    /** Whether it will not change any more. */
    isConfigurationSettled: () => isSettled,
    onConfiguration: (changed: () => void) => {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
    /** Asks for the runtime defaults (spec, section 7.1). What does not come, or can't be used, leaves what is built in, and is reported. */
    loadConfiguration: (): Promise<void> => {
      const answered = askForDefaults()
        .catch((error: unknown) => anomaly('not available', error))
        .finally(settle);
      ready = Promise.race([answered, patience()]);
      return answered;
    },
    /** Resolves when the defaults are there, or have been waited for long enough since they were asked for. */
    configured: (): Promise<void> => ready,
  };
}

export const { configuration, isConfigurationSettled, onConfiguration, loadConfiguration, configured } =
  createConfiguration(report);
