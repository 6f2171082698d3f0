/** A visit in a page: opened by an address, its history observed. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { VisitServices } from '../../machines/context/visit.calls.ts';
import { startVisit, type Visit } from '../../src/engine/visit/engine.ts';
import { nothingKnown, pageOf } from '../../src/engine/visit/pages.ts';
import { readEntryParams } from '../../src/services/entry/entry-params.ts';
import { readMemory } from '../../src/services/storage/visit-memory.ts';
import { countryOptions, values } from './chart.ts';
import { silence } from '../../tools/photograph/screens/services.ts';

export const never = <T>() => new Promise<T>(() => undefined);
/** The back end's answer for a valid code. */
export const goodCode = { errors: [], errorDetails: [], inviter: 'Clara', countryOptions, campaign: null };
let visits: Visit[] = [];

/** For a test file: resets the page before and after each test. */
export function visitTests() {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    vi.stubGlobal('scrollTo', vi.fn<typeof scrollTo>());
    vi.spyOn(window, 'addEventListener');
  });
  afterEach(() => {
    // A visit never removes its listeners, so this does.
    for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls)
      if (listener) window.removeEventListener(type, listener);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    for (const visit of visits) visit.stop();
    visits = [];
  });
}

/** Opens an address below the base path, as `main.ts` does. */
export function openVisit(address: string, services: Partial<VisitServices> = {}, base = () => '/acquisition') {
  history.pushState(null, '', `/acquisition${address}`);
  const entries = history.length;
  const { input, search } = readEntryParams(location.search, readMemory(), null);
  const started = startVisit(
    {
      services: { ...silence, ...services },
      input: { ...nothingKnown, ...input },
      base,
      search,
    },
    () => undefined,
  );
  visits.push(started.visit);
  return { ...started, pushed: () => history.length - entries };
}
export const here = () => location.pathname.replace('/acquisition', '') + location.search + location.hash;
export const on = (visit: Visit) => pageOf(visit.getSnapshot())?.id;
export const press = { type: 'form.submitted', values, locale: 'en', key: 'k' } as const;
