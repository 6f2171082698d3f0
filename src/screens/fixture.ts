import type { StateValue } from 'xstate';
import type { JourneyContext } from '../../machines/journey.types.ts';

/** A situation in which a screen is shown: for its tests and for the contact sheet. Data only. */
export interface Fixture {
  /** In a few words, for a caption. */
  name: string;
  value: StateValue;
  /** What the visit knows beyond nothing. */
  context?: Partial<JourneyContext>;
}
export type Fixtures = Readonly<Record<string, Fixture>>;
