/** What the page of situations shows one of at a time. */
import { visitMachine } from '../../../machines/visit.machine.ts';
import { bareSnapshot, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { knowing, type Fixture } from '../../../src/screens/fixture.ts';

/** A situation of a screen, or one that a screen's fixtures can't tell. */
export interface Situation extends Fixture {
  /** When it is, where that is not the moment of all others: `2026-11-10T10:00+01:00`. */
  moment?: string;
  /** What happens before the page is drawn. */
  before?: () => Promise<void>;
  /** What comes once the page is drawn. */
  after?: () => Promise<void>;
}

/** The snapshot that a situation stands for. */
export const snapshotOf = ({ value, context }: Fixture): VisitSnapshot =>
  visitMachine.resolveState({ value, context: knowing(bareSnapshot('landing').context, context) });
