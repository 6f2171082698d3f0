import type { StateValue } from 'xstate';
import type { VisitContext } from '../../machines/visit.types.ts';
import type { Within } from '../engine/within.tsx';

/** A situation in which a screen is shown: for its tests and for the contact sheet. Data only. */
export interface Fixture {
  /** In a few words, for a caption. */
  name: string;
  value: StateValue;
  /** What the visit knows beyond nothing. */
  context?: Partial<VisitContext>;
  /** Where the screen’s own machine stands, where it has one. */
  within?: Within;
}
export type Fixtures = Readonly<Record<string, Fixture>>;
