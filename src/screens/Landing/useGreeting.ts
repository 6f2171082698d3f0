import { useVisit } from '../../engine/visit/hooks.tsx';

/**
 * `undecided`: the delivered page has both variants, and the root's `data-invited` selects the visible one
 * (`pre-hydration.ts`).
 */
export type Greeting = 'undecided' | 'invited' | 'uninvited';

/** The variant for this visitor: invited visitors are greeted before the look-up ends (D49). */
export const useGreeting = (): Greeting =>
  useVisit((snapshot) => {
    if (snapshot.hasTag('undecided')) return 'undecided';
    return snapshot.hasTag('greeted') ? 'invited' : 'uninvited';
  });
