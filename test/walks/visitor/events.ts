/** What a visitor wants, as the event that the screens send for it. */
import type { Locale } from '../../../machines/domain/languages.ts';
import type { VisitEvent } from '../../../machines/visit.types.ts';
import { intentsOf } from '../../../src/engine/intents.ts';
import type { PressName } from './steps.ts';

export type Intents = ReturnType<typeof intentsOf>;
export type Wish = (intents: Intents) => void;

/** Made anew at each press, since each has a key of its own. In the name of a tab, whose time it may carry. */
export function eventOf(wish: Wish, locale: Locale): VisitEvent {
  let made: VisitEvent | null = null;
  wish(intentsOf((event) => (made = event), locale));
  if (!made) throw new Error('this press says nothing');
  return made;
}
export const pressing =
  (press: PressName): Wish =>
  (intents) =>
    intents[press]();
