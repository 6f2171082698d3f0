/** The one bridge: starts a visit, and keeps address and state the same. The chart is the only source of truth. */
import { createActor, type ActorOptions, type ActorRefFrom } from 'xstate';
import type { visitMachine } from '../../machines/visit.machine.ts';
import type { VisitServices } from '../../machines/visit.calls.ts';
import { visitMachineWith } from '../../machines/visit.services.ts';
import type { VisitInput } from '../../machines/visit.types.ts';
import { pageOf, pathOf, readAddress } from './pages.ts';

export type Visit = ActorRefFrom<typeof visitMachine>;

export interface StartOptions {
  services: VisitServices;
  input: VisitInput;
  /** Base path with the language's prefix, as it is now. */
  base: () => string;
  /** What stays of the query that the visitor came with, `?` included. */
  search: string;
  /** XState's own: an inspector, in tests a clock, and in the development build where the visit is put. */
  options?: Pick<ActorOptions<typeof visitMachine>, 'inspect' | 'clock' | 'snapshot'>;
}

/** Creates the visit's actor and starts it on the page that the address asks for. Listeners may be added by `prepare` before it starts. */
export function startVisit({ services, input, base, search, options }: StartOptions, prepare: (visit: Visit) => void) {
  const visit: Visit = createActor(visitMachineWith(services), { input, ...options });
  prepare(visit);
  visit.start();
  const address = keepAddress(visit, base, search, options?.snapshot !== undefined);
  return { visit, navigator: navigatorOf(address.follow, address.askInstead) };
}

/** One entry of the browser's history, numbered so that a refused Back can be undone. */
const entryNumber = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'number' ? state.entry : 0;

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** @param wasPut the visit was put somewhere: no address asked for it. */
function keepAddress(visit: Visit, base: () => string, search: string, wasPut: boolean) {
  let entry = entryNumber(history.state);
  const wanted = () => {
    const path = pathOf(visit.getSnapshot());
    return path === null ? null : base() + path;
  };
  const isHere = (path: string | null) => path === null || withoutSlash(location.pathname) === withoutSlash(path);

  /** Asks the chart for the page that an address names. What it does not grant, it is told of (D12). */
  const ask = (pathname: string) => {
    const { page, slug } = readAddress(pathname);
    const own = wanted();
    // Already there, by a page of its own or one that shares its address: a route would enter a page anew, with all that
    // happens on entry.
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
    // What stood in the address beside the page stays: nobody pressed anything.
    if (replacing) return replace(path, location.search);
    entry += 1;
    history.pushState({ entry }, '', path);
    scrollTo(0, 0);
  });
  addEventListener('popstate', (event) => {
    // A jump within the page makes an entry that is not ours yet.
    if (event.state === null) entry += 1;
    const target = event.state === null ? entry : entryNumber(event.state);
    traversing = true;
    ask(location.pathname);
    traversing = false;
    if (isHere(wanted())) {
      entry = target;
      if (event.state === null) history.replaceState({ entry }, '');
    }
    // Back out of something that was sent waits for its answer; the history stays as it was.
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
  /** A link that may lead to a place on the page; where another page came of it, there is no such place. */
  const follow = (pathname: string, hash?: string) => {
    ask(pathname);
    if (hash && isHere(pathname)) history.replaceState(history.state, '', hash);
  };
  return { follow, askInstead };
}

type To = string | { pathname?: string; search?: string; hash?: string };
const hrefOf = (to: To) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`);

/** For react-router's <Router>, which is a controlled component of the visit: it asks, the chart answers. */
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
