import type { StateValue } from 'xstate';
import { changed, NOTHING_SENT } from '../../machines/requests/requests.ts';
import type { RequestName, Requests } from '../../machines/requests/requests.types.ts';
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
/** The requests of a visit that knows something of one alone. */
export const requested = <Name extends RequestName>(name: Name, known: Partial<Requests[Name]>): Requests =>
  changed({ requests: NOTHING_SENT }, name, known).requests;
export type Fixtures = Readonly<Record<string, Fixture>>;
