/** How screens read the visit and speak to it. */
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { JourneyEvent } from '../../machines/journey.types.ts';
import type { Completion, RegistrationValues } from '../../machines/registration/registration.types.ts';
import type { Visit } from './engine.ts';
import { useLanguage } from './language.tsx';
import type { Journey } from './pages.ts';

interface Engine {
  /** Null while pre-rendering. */
  visit: Visit | null;
  /** What the server knew: the bare page. */
  bare: Journey;
  /** Whether a screen is the first of this page load; says so once. */
  isFirst: () => boolean;
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

export function EngineProvider({ visit, bare, children }: Omit<Engine, 'isFirst'> & { children: ReactNode }) {
  const engine = useMemo(() => ({ visit, bare, isFirst: once() }), [visit, bare]);
  return <EngineContext value={engine}>{children}</EngineContext>;
}

function useEngine(): Engine {
  const engine = use(EngineContext);
  if (!engine) throw new Error('a screen stands outside of EngineProvider');
  return engine;
}
/** Tells the first screen of a page load from those that follow. */
export const useIsFirst = () => useEngine().isFirst;

/**
 * What `select` finds in the visit's snapshot; it must return a stable value. Hydrates from the bare page, then moves to
 * the visit's own: hence not @xstate/react's useSelector, which has no separate server snapshot.
 */
export function useJourney<T>(select: (snapshot: Journey) => T): T {
  const { visit, bare } = useEngine();
  return useSyncExternalStore(
    (changed) => {
      const subscription = visit?.subscribe(changed);
      return () => subscription?.unsubscribe();
    },
    () => select(visit ? visit.getSnapshot() : bare),
    () => select(bare),
  );
}

/** What a visitor can want, as verbs. The chart decides what comes of it. */
export function useIntents() {
  const { visit } = useEngine();
  const { locale } = useLanguage();
  return useMemo(() => {
    const send = (event: JourneyEvent) => visit?.send(event);
    const key = () => crypto.randomUUID();
    return {
      submitCode: (code: string) => send({ type: 'code.submitted', code }),
      retryLookUp: () => send({ type: 'lookUp.retried' }),
      submit: (values: RegistrationValues) => send({ type: 'form.submitted', values, locale, key: key() }),
      complete: (completion: Completion) => send({ type: 'step.submitted', completion, key: key() }),
      cancel: () => send({ type: 'wait.cancelled' }),
      returnToForm: () => send({ type: 'form.returned' }),
      submitEmail: (email: string) => send({ type: 'email.submitted', email, locale, key: key() }),
      changeEmail: () => send({ type: 'email.changeChosen' }),
      keepEmail: () => send({ type: 'email.kept' }),
      goToLogin: () => send({ type: 'login.chosen' }),
      stay: () => send({ type: 'login.stayed' }),
      logOut: () => send({ type: 'logout.chosen' }),
      sendMailAgain: () => send({ type: 'mail.requested', locale, at: Date.now(), key: key() }),
      activate: () => send({ type: 'activation.pressed', key: key() }),
      join: () => send({ type: 'join.pressed', key: key() }),
      unsubscribe: () => send({ type: 'unsubscribe.pressed', key: key() }),
      goToShop: () => send({ type: 'shop.chosen' }),
      reportFailure: () => send({ type: 'visit.failed' }),
    };
  }, [visit, locale]);
}
