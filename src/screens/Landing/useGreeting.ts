import { useVisit } from '../../engine/hooks.tsx';

/** `undecided`: the delivered page has both, and the root's `data-invited` says which is shown (`pre-hydration.ts`). */
export type Greeting = 'undecided' | 'invited' | 'uninvited';

/** Whom the page greets: who has an invitation is greeted before it was looked up (D49). */
export const useGreeting = (): Greeting =>
  useVisit((snapshot) => {
    if (snapshot.hasTag('undecided')) return 'undecided';
    return snapshot.hasTag('greeted') ? 'invited' : 'uninvited';
  });
