/**
 * Everything that the chart asks of the outside, in one place. What needs the network is loaded with its first call, or
 * ahead of it; which chunk it is in is said here only where it has one of its own.
 */
import { whenLive } from './live/live.ts';
import { ServiceFailure } from '../../machines/domain/failure.ts';
import type { Service } from '../../machines/service-calls.ts';
import { serviceCalls, type VisitServices } from '../../machines/visit.calls.ts';
import { dropBearer } from './bearer/bearer.ts';
import { pingBackend } from './connection/ping-backend.ts';

type Name = keyof VisitServices;
type Loaders<Names extends Name> = { readonly [One in Names]: () => Promise<Pick<VisitServices, One>> };

/** Services with a chunk of their own. */
const ownChunks = {
  judgeReferrer: () => import('./entry/judge-referrer.ts'),
  watchActivation: () => import('./activation/watch-activation.ts'),
  askViewer: () => import('./admin/ask-viewer.ts'),
} satisfies Partial<Loaders<Name>>;
type WithoutChunk = 'pingBackend';
/** All the others: a name that is missing there is missing here. */
const loadCalls = (): Promise<Omit<VisitServices, keyof typeof ownChunks | WithoutChunk>> => import('./calls.ts');

/** The chunk that a service is in; nothing else is asked of it. */
export const loaderOf = (name: Name) =>
  (name in ownChunks ? ownChunks[name as keyof typeof ownChunks] : loadCalls) as () => Promise<VisitServices>;
type AnyService = Service<never, unknown>;
const names = Object.keys(serviceCalls) as readonly Name[];

export interface Parts extends Pick<VisitServices, WithoutChunk> {
  loaderOf: typeof loaderOf;
  /** Gives up the cookie of the bearer token. */
  dropBearer: () => void;
}
/** The services of a page load, over their chunks. */
export function createServices({ loaderOf, pingBackend, dropBearer }: Parts) {
  /** A chunk that does not come although the back end answers was replaced by a deployment; else it is the network's failure. */
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
      // What an address asks for at once would keep the page from being live.
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
    // The cookie goes, whether or not the back end hears of it.
    logout: (input, signal) => {
      signal.addEventListener('abort', dropBearer, { once: true });
      return lazy.logout(input, signal).finally(dropBearer);
    },
    pingBackend,
  };
  return {
    services,
    /** Fetches the network chunk, which every registration needs, ahead of its call. A failure shows when the call is made. */
    prepareNetwork: async (): Promise<void> => {
      await loaderOf('register')().catch(() => undefined);
    },
  };
}

export const { services, prepareNetwork } = createServices({ loaderOf, pingBackend, dropBearer });
