/**
 * All services of the chart. Those that need the network are loaded on their first call or earlier; a service's chunk
 * is named here only if it is a separate one.
 */
import { whenLive } from './live/live.ts';
import { ServiceFailure } from '../../machines/domain/failure.ts';
import type { Service } from '../../machines/common/service-calls.ts';
import { serviceCalls, type VisitServices } from '../../machines/context/visit.calls.ts';
import { dropBearer } from './bearer/bearer.ts';
import { pingBackend } from './connection/ping-backend.ts';

type Name = keyof VisitServices;
type Loaders<Names extends Name> = { readonly [One in Names]: () => Promise<Pick<VisitServices, One>> };

const separateChunks = {
  checkReferrer: () => import('./entry/check-referrer.ts'),
  watchActivation: () => import('./activation/watch-activation.ts'),
  askViewer: () => import('./admin/ask-viewer.ts'),
} satisfies Partial<Loaders<Name>>;
type WithoutChunk = 'pingBackend';
/** All other services: the type check fails if one is missing there. */
const loadCalls = (): Promise<Omit<VisitServices, keyof typeof separateChunks | WithoutChunk>> => import('./calls.ts');

/** Loader of a service's chunk; only that service is taken from it. */
export const loaderOf = (name: Name) =>
  (name in separateChunks
    ? separateChunks[name as keyof typeof separateChunks]
    : loadCalls) as () => Promise<VisitServices>;
type AnyService = Service<never, unknown>;
const names = Object.keys(serviceCalls) as readonly Name[];

export interface Dependencies extends Pick<VisitServices, WithoutChunk> {
  loaderOf: typeof loaderOf;
  /** Deletes the cookie of the bearer token. */
  dropBearer: () => void;
}
export function createServices({ loaderOf, pingBackend, dropBearer }: Dependencies) {
  /**
   * If a chunk fails to load although the back end responds, a deployment has replaced it; otherwise the network
   * failed.
   */
  async function failureOfChunk(error: unknown, signal: AbortSignal): Promise<ServiceFailure> {
    const message = error instanceof Error ? error.message : String(error);
    const reached = await pingBackend(undefined, signal).then(
      () => true,
      () => false,
    );
    return new ServiceFailure(reached ? 'missing' : 'network', message);
  }
  const lazily =
    (name: Name): AnyService =>
    async (input, signal) => {
      // Calls made during the page load wait until the page is live.
      await whenLive();
      const chunk = await loaderOf(name)().catch(async (error: unknown) => {
        throw await failureOfChunk(error, signal);
      });
      const service: AnyService = chunk[name];
      return service(input, signal);
    };
  const lazy = Object.fromEntries(names.map((name) => [name, lazily(name)])) as VisitServices;
  const services: VisitServices = {
    ...lazy,
    // Deletes the cookie whether or not the back end receives the logout.
    logout: (input, signal) => {
      signal.addEventListener('abort', dropBearer, { once: true });
      return lazy.logout(input, signal).finally(dropBearer);
    },
    pingBackend,
  };
  return {
    services,
    /** Preloads the network chunk, which every registration needs. A failure surfaces with the call. */
    prepareNetwork: async (): Promise<void> => {
      await loaderOf('register')().catch(() => undefined);
    },
  };
}

export const { services, prepareNetwork } = createServices({ loaderOf, pingBackend, dropBearer });
