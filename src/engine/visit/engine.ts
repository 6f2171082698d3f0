/** The engine: starts a visit, and synchronises address and state. The chart is the only source of truth. */
import { createActor, type ActorOptions, type ActorRefFrom } from 'xstate';
import type { visitMachine } from '../../../machines/visit.machine.ts';
import type { VisitServices } from '../../../machines/context/visit.calls.ts';
import { visitMachineWith } from '../../../machines/visit.services.ts';
import type { VisitInput } from '../../../machines/context/visit.types.ts';
import { pageOf, pathOf, readAddress } from './pages.ts';

export type Visit = ActorRefFrom<typeof visitMachine>;
/** What screens need of a visit. */
export type ReadVisit = Pick<Visit, 'getSnapshot' | 'subscribe' | 'send'>;

export interface StartOptions {
  services: VisitServices;
  input: VisitInput;
  /** Current base path with the language prefix. */
  base: () => string;
  /** The part of the original query that is kept, with its `?`. */
  search: string;
  /** XState options: an inspector, a clock in tests, and an initial snapshot in the development build. */
  options?: Pick<ActorOptions<typeof visitMachine>, 'inspect' | 'clock' | 'snapshot'>;
}

/**
 * Creates the visit's actor and starts it on the page of the current URL. `prepare` may add listeners before the start.
 */
export function startVisit({ services, input, base, search, options }: StartOptions, prepare: (visit: Visit) => void) {
  const visit: Visit = createActor(visitMachineWith(services), { input, ...options });
  prepare(visit);
  visit.start();
  const address = keepAddress(visit, base, search, options?.snapshot !== undefined);
  return { visit, navigator: navigatorOf(address.follow, address.askInstead) };
}

/** Number of a history entry, needed to undo a refused Back. */
const entryNumber = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'number' ? state.entry : 0;

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** @param wasPut true if the visit started from a snapshot instead of a URL. */
function keepAddress(visit: Visit, base: () => string, search: string, wasPut: boolean) {
  let entry = entryNumber(history.state);
  const wanted = () => {
    const path = pathOf(visit.getSnapshot());
    return path === null ? null : base() + path;
  };
  const isHere = (path: string | null) => path === null || withoutSlash(location.pathname) === withoutSlash(path);

  /** Requests the page of a path from the chart; a page that is not granted is reported to the chart (D12). */
  const ask = (pathname: string) => {
    const { page, slug } = readAddress(pathname);
    const own = wanted();
    // Already on this page, or on one that shares its address: a route event would re-enter the page and repeat its
    // entry actions.
    if (own === null ? pageOf(visit.getSnapshot())?.id === page : withoutSlash(pathname) === withoutSlash(own)) return;
    const route = {
      type: 'xstate.route',
      to: `#${page}`,
      params: { slug: slug ?? undefined },
      at: Date.now(),
    } as const;
    visit.send(visit.getSnapshot().can(route) ? route : { type: 'visit.refused', page });
  };
  const replace = (path: string, query: string) => {
    history.replaceState({ entry }, '', path + query + location.hash);
  };

  if (!wasPut) ask(location.pathname);
  replace(wanted() ?? location.pathname, search);

  let traversing = false;
  let replacing = false;
  visit.subscribe(() => {
    const path = wanted();
    if (traversing || path === null || isHere(path)) return;
    // Keeps the query of the current URL, because the visitor did not navigate.
    if (replacing) return replace(path, location.search);
    entry += 1;
    history.pushState({ entry }, '', path);
    scrollTo(0, 0);
  });
  addEventListener('popstate', (event) => {
    // A jump within the page creates a history entry without our state.
    if (event.state === null) entry += 1;
    const target = event.state === null ? entry : entryNumber(event.state);
    traversing = true;
    ask(location.pathname);
    traversing = false;
    if (isHere(wanted())) {
      entry = target;
      if (event.state === null) history.replaceState({ entry }, '');
    }
    // Back during a pending request waits for its response; the history is restored.
    else if (visit.getSnapshot().hasTag('busy') && target !== entry) history.go(entry - target);
    else {
      entry = target;
      replace(wanted() ?? location.pathname, '');
    }
  });
  const askInstead = (pathname: string) => {
    replacing = true;
    ask(pathname);
    replacing = false;
  };
  /** Follows a link with an optional hash; the hash is dropped if another page was shown. */
  const follow = (pathname: string, hash?: string) => {
    ask(pathname);
    if (hash && isHere(pathname)) history.replaceState(history.state, '', hash);
  };
  return { follow, askInstead };
}

type To = string | { pathname?: string; search?: string; hash?: string };
const hrefOf = (to: To) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`);

/** Navigator for react-router's <Router>, which is controlled by the visit: it requests, the chart decides. */
export const navigatorOf = (follow: (pathname: string, hash?: string) => void, askInstead = follow) => ({
  createHref: hrefOf,
  push: (to: To) => {
    const { pathname, hash } = new URL(hrefOf(to), location.href);
    follow(pathname, hash);
  },
  replace: (to: To) => askInstead(new URL(hrefOf(to), location.href).pathname),
  go: (steps: number) => history.go(steps),
});
export type VisitNavigator = ReturnType<typeof navigatorOf>;
