/**
 * The feature service: GrowthBook's SDK with the limits of the spec (sections 7.6 and 9). Only loaded by dynamic
 * import.
 */
import {
  configureCache,
  GrowthBook,
  LocalStorageStickyBucketService,
  setPolyfills,
  type FeatureApiResponse,
  type Options,
} from '@growthbook/growthbook-react';
import type { InitialiseOptions } from '../../../machines/experiments/experiments.services.ts';
import type { Assignment, FeatureId, Found } from '../../../machines/experiments/experiments.types.ts';
import { cappedFetch } from '../network/capped-fetch.ts';
import type { ConsentedStorage } from './consented-storage.ts';

interface FeatureServiceOptions extends InitialiseOptions {
  /** Origin that serves `/api/features/{clientKey}` and `/sub/{clientKey}`; no trailing slash. */
  host: string;
  clientKey: string;
  /** URL at the start of the visit: its query may force a variation (`?<experiment>=<n>`). It is not sent anywhere. */
  url: string;
  storage: ConsentedStorage;
}

/** In milliseconds, except for the entries. All from section 9 of the spec. */
const LIMITS = {
  initialisation: 10_000,
  navigation: 100,
  longestNavigation: 1_000,
  stale: 60_000,
  cached: 4 * 60 * 60_000,
  cacheEntries: 10,
  idleStream: 20_000,
};
const CACHE_KEY = 'features';
const FEATURES: readonly FeatureId[] = ['welcome-voucher', 'registration-flow'];

/**
 * The SDK accepts any JSON; this subclass reports the errors that an invalid payload would otherwise throw unhandled.
 */
class CheckedGrowthBook extends GrowthBook {
  readonly #taken: () => void;
  readonly #broken: (error: unknown) => void;

  constructor(options: Options, { taken, broken }: { taken: () => void; broken: (error: unknown) => void }) {
    super(options);
    this.#taken = taken;
    this.#broken = broken;
  }

  override async setPayload(payload: FeatureApiResponse): Promise<void> {
    try {
      if (!isObject(payload) || !isObject(payload.features)) throw new TypeError('The features have a wrong shape');
      await super.setPayload(payload);
      this.#taken();
    } catch (error) {
      this.#broken(error);
    }
  }
}
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The current result for this visitor.
 * @throws if a feature cannot be evaluated.
 */
function foundIn(growthbook: GrowthBook): Found {
  const evaluated = FEATURES.map((id) => ({ id, result: growthbook.evalFeature<unknown>(id) }));
  const assignmentTo = (
    changes: Assignment['changes'],
    experimentId: string,
    { key, hashUsed }: { key: string; hashUsed?: boolean },
  ): Assignment => ({ changes, experimentId, variationId: key, forced: hashUsed !== true });
  const ofFeatures = evaluated.flatMap(({ id, result: { experiment, experimentResult } }) =>
    experiment && experimentResult ? [assignmentTo(id, experiment.key, experimentResult)] : [],
  );
  const ofPage = [...growthbook.getAllResults().values()].flatMap(({ experiment, result }) =>
    'urlPatterns' in experiment && result.inExperiment ? [assignmentTo('page', experiment.key, result)] : [],
  );
  const redirect = growthbook.getRedirectUrl().replace(/[?#].*$/su, '');
  return {
    values: Object.fromEntries(evaluated.map(({ id, result: { value } }) => [id, value])) as Found['values'],
    redirect: redirect || null,
    assignments: [...ofFeatures, ...ofPage],
  };
}

/** True if the SDK will use a stored entry for the host, which tells it that the host has a stream. */
function isStreamStored(storage: ConsentedStorage, { host, clientKey }: FeatureServiceOptions): boolean {
  try {
    const entries = JSON.parse(storage.getItem(CACHE_KEY) ?? '[]') as [string, { sse?: boolean; staleAt: string }][];
    const oldest = Date.now() - LIMITS.cached + LIMITS.stale;
    return entries.some(
      ([key, { sse, staleAt }]) => key === `${host}||${clientKey}` && sse && Date.parse(staleAt) > oldest,
    );
  } catch {
    return false;
  }
}

function configureSdk(options: FeatureServiceOptions, signal: AbortSignal) {
  const { storage } = options;
  setPolyfills({
    localStorage: storage,
    EventSource: globalThis.EventSource,
    fetch: async (input: string, init?: RequestInit) => {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMITS.initialisation)]);
      const answer = await cappedFetch(input, { ...init, signal: limit });
      if (answer.ok && answer.headers.get('x-sse-support') === 'enabled') configureCache({ backgroundSync: true });
      return answer;
    },
  });
  configureCache({
    cacheKey: CACHE_KEY,
    staleTTL: LIMITS.stale,
    maxAge: LIMITS.cached,
    maxEntries: LIMITS.cacheEntries,
    idleStreamInterval: LIMITS.idleStream,
    // Off until the host is known to have a stream: otherwise the SDK would log an error to the visitor's console.
    backgroundSync: isStreamStored(storage, options),
  });
}

/**
 * Requests the features and subscribes to changes. The SDK reopens a failed stream: after more than 3 errors with a
 * delay that grows to at most 300 s (`onSSEError` and `MAX_BACKOFF_MS` of its `feature-repository`).
 * @returns the result; with a redirect, after the SDK's delay.
 * @throws after 10 s, or without a usable response; everything is stopped then.
 */
export async function initialise(options: FeatureServiceOptions): Promise<Found> {
  const { host, clientKey, url, attributes, storage, onUpdate, signal } = options;
  const stop = new AbortController();
  configureSdk(options, stop.signal);
  const navigated = Promise.withResolvers<void>();
  let problem: unknown = null;
  let listening = false;
  const growthbook = new CheckedGrowthBook(
    {
      apiHost: host,
      clientKey,
      url,
      attributes,
      stickyBucketService: new LocalStorageStickyBucketService({ prefix: 'bucket.', localStorage: storage }),
      navigate: () => navigated.resolve(),
      navigateDelay: LIMITS.navigation,
      maxNavigateDelay: LIMITS.longestNavigation,
      disableVisualExperiments: true,
      disableJsInjection: true,
      disableCrossOriginUrlRedirectExperiments: true,
    },
    {
      taken: () => {
        problem = null;
        if (listening) onUpdate(foundIn(growthbook));
      },
      broken: (error) => {
        problem = error;
        storage.removeItem(CACHE_KEY);
      },
    },
  );
  const leave = () => {
    listening = false;
    stop.abort();
    configureCache({ backgroundSync: false });
    growthbook.destroy({ destroyAllStreams: true });
  };
  signal.addEventListener('abort', leave, { once: true });
  try {
    signal.throwIfAborted();
    const streaming = typeof globalThis.EventSource === 'function';
    const { success, error, source } = await growthbook.init({ timeout: LIMITS.initialisation, streaming });
    if (!success) throw error ?? new Error(source);
    if (problem !== null) throw problem;
    if (growthbook.getRedirectUrl() !== '') await navigated.promise;
    signal.throwIfAborted();
    listening = true;
    return foundIn(growthbook);
  } catch (error) {
    leave();
    // An unusable payload must not be read from the cache by the next visit.
    storage.removeItem(CACHE_KEY);
    throw error;
  }
}
