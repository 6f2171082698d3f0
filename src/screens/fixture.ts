import type { StateValue } from 'xstate';
import type { JourneyContext } from '../../machines/journey.types.ts';
import type { Within } from '../engine/within.tsx';

/** A situation in which a screen is shown: for its tests and for the contact sheet. Data only. */
export interface Fixture {
  /** In a few words, for a caption. */
  name: string;
  value: StateValue;
  /** What the visit knows beyond nothing. */
  context?: Partial<JourneyContext>;
  /** Where the screen’s own machine stands, where it has one. */
  within?: Within;
}
export type Fixtures = Readonly<Record<string, Fixture>>;
