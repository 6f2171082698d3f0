/** How screens read the visit and speak to it. */
import { createContext, use, useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { followCurtain, type CurtainBefore } from './curtain-before.ts';
import type { Visit } from './engine.ts';
import { useLanguage } from './language.tsx';
import type { ScreenId } from '../../machines/page.types.ts';
import { drawnPageOf, pageOf, type VisitSnapshot } from './pages.ts';
import { RefusedPressesContext } from './refused-presses.ts';
import { senderOf, type Send } from './send.ts';

interface Engine {
  /** Null while pre-rendering. */
  visit: Visit | null;
  /** What is drawn: the visit as it is, or for a screen as it was when it left that screen's page. */
  now: () => VisitSnapshot;
  /** What the server knew: the bare page. */
  bare: VisitSnapshot;
  /** Whether a screen is the first of this page load; says so once. */
  isFirst: () => boolean;
  /** Whether the visit is still on the page that it began with. */
  onFirstPage: () => boolean;
  /** As the curtain hung on the page before that of a snapshot. */
  curtainBefore: CurtainBefore;
}
const EngineContext = createContext<Engine | null>(null);

function once() {
  let asked = false;
  return () => {
    const first = !asked;
    asked = true;
    return first;
  };
}

function firstPage(visit: Visit | null) {
  const first = visit && pageOf(visit.getSnapshot())?.id;
  let left = false;
  visit?.subscribe((snapshot) => {
    left ||= pageOf(snapshot)?.id !== first;
  });
  return () => !left;
}

export function EngineProvider({ visit, bare, children }: Pick<Engine, 'visit' | 'bare'> & { children: ReactNode }) {
  const engine = useMemo(() => {
    const now = () => visit?.getSnapshot() ?? bare;
    return { visit, now, bare, isFirst: once(), onFirstPage: firstPage(visit), curtainBefore: followCurtain(visit) };
  }, [visit, bare]);
  const refusedPresses = useState(0);
  return (
    <EngineContext value={engine}>
      <RefusedPressesContext value={refusedPresses}>{children}</RefusedPressesContext>
    </EngineContext>
  );
}

function useEngine(): Engine {
  const engine = use(EngineContext);
  if (!engine) throw new Error('a screen stands outside of EngineProvider');
  return engine;
}
/** A screen reads its own page alone: until the next one is fetched it stays as it was, and speaks of nothing else. */
export function OfScreen({ screen, children }: { screen: ScreenId; children: ReactNode }) {
  const engine = useEngine();
  const own = useMemo(() => {
    let last: VisitSnapshot | null = null;
    const now = () => {
      const snapshot = engine.now();
      if (drawnPageOf(snapshot).screen === screen) last = snapshot;
      return last ?? snapshot;
    };
    return { ...engine, now };
  }, [engine, screen]);
  return <EngineContext value={own}>{children}</EngineContext>;
}
/** Tells the first screen of a page load from those that follow. */
export const useIsFirst = () => useEngine().isFirst;

/** Whether this page was loaded anew because a part of it was missing, and the visit is still there. */
export function useReloaded(): boolean {
  const { onFirstPage } = useEngine();
  return useVisit(({ context }) => context.load.reloaded && onFirstPage());
}

/** From where the curtain of a snapshot is drawn. */
export const useCurtainBefore = () => useEngine().curtainBefore;

/**
 * What `select` finds in the visit's snapshot; it must return a stable value. Hydrates from the bare page, then moves to
 * the visit's own: hence not @xstate/react's useSelector, which has no separate server snapshot.
 */
export function useVisit<T>(select: (snapshot: VisitSnapshot) => T): T {
  const { visit, now, bare } = useEngine();
  return useSyncExternalStore(
    (changed) => {
      const subscription = visit?.subscribe(changed);
      return () => subscription?.unsubscribe();
    },
    () => select(now()),
    () => select(bare),
  );
}

/** For what is read of the visit by a function of a chart. */
export const useWholeVisit = (): VisitSnapshot => useVisit((snapshot) => snapshot);

/** Sends what a visitor does, in the language of the page. */
export function useSend(): Send {
  const { visit } = useEngine();
  const { locale } = useLanguage();
  return useMemo(() => senderOf((event) => visit?.send(event), locale), [visit, locale]);
}

/** What the page itself may have to tell the visit. */
export type Report = 'part.missing' | 'part.absent' | 'visit.failed' | 'role.refused';
export function useReport(): (type: Report) => void {
  const { visit } = useEngine();
  return useCallback((type) => visit?.send({ type }), [visit]);
}
