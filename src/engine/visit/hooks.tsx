/** Hooks with which screens read the visit and send events to it. */
import { createContext, use, useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { followCurtain, type CurtainBefore } from '../appearance/previous-curtain.ts';
import type { ReadVisit } from './engine.ts';
import { useLanguage } from '../language/language.tsx';
import type { ScreenId } from '../../../machines/domain/page-ids.ts';
import { drawnPageOf, pageOf, type VisitSnapshot } from './pages.ts';
import { RefusedFormsContext } from '../forms/refused-forms.ts';
import { senderOf, type Send } from './send.ts';

interface Engine {
  /** Null while pre-rendering. */
  visit: ReadVisit | null;
  /** The rendered snapshot: the current one, or for a screen the last one on that screen's page. */
  now: () => VisitSnapshot;
  /** The pre-rendered snapshot: the bare page. */
  bare: VisitSnapshot;
  /** Returns true for the first screen of this page load only. */
  isFirst: () => boolean;
  /** True while the visit is on its first page. */
  onFirstPage: () => boolean;
  /** Position of the curtain on the page before that of a snapshot. */
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

function firstPage(visit: ReadVisit | null) {
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
      <RefusedFormsContext value={refusedPresses}>{children}</RefusedFormsContext>
    </EngineContext>
  );
}

function useEngine(): Engine {
  const engine = use(EngineContext);
  if (!engine) throw new Error('no EngineProvider');
  return engine;
}
/** A screen only sees snapshots of its own page; its content does not change while the next screen loads. */
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
/** Distinguishes the first screen of a page load from later ones. */
export const useIsFirst = () => useEngine().isFirst;

/** True if this page was reloaded because a chunk was missing, and the visit is still on it. */
export function useReloaded(): boolean {
  const { onFirstPage } = useEngine();
  return useVisit(({ context }) => context.load.reloaded && onFirstPage());
}

/** The previous position of a snapshot's curtain. */
export const useCurtainBefore = () => useEngine().curtainBefore;

/**
 * Selects from the visit's snapshot; `select` must return a stable value. Hydrates from the bare page, then switches to
 * the visit's snapshot. @xstate/react's useSelector cannot do that, because it has no separate server snapshot.
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

/** For chart functions that take a whole snapshot. */
export const useWholeVisit = (): VisitSnapshot => useVisit((snapshot) => snapshot);

/** Sends the visitor's events, in the language of the page. */
export function useSend(): Send {
  const { visit } = useEngine();
  const { locale } = useLanguage();
  return useMemo(() => senderOf((event) => visit?.send(event), locale), [visit, locale]);
}

/** Events that the page itself may send to the visit. */
export type Report = 'part.missing' | 'part.absent' | 'visit.failed' | 'role.refused';
export function useReport(): (type: Report) => void {
  const { visit } = useEngine();
  return useCallback((type) => visit?.send({ type }), [visit]);
}
