/** The situations that the page shows, one at a time. */
import { visitMachine } from '../../../machines/visit.machine.ts';
import { bareSnapshot, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { contextWith, type Fixture } from '../../../src/screens/fixture.ts';

/** A situation of a screen, or one that needs more than a fixture. */
export interface Situation extends Fixture {
  /** Its time, if it differs from the default: `2026-11-10T10:00+01:00`. */
  moment?: string;
  /** Runs before the page is drawn. */
  before?: () => Promise<void>;
  /** Runs after the page is drawn. */
  after?: () => Promise<void>;
}

/** The snapshot of a situation. */
export const snapshotOf = ({ value, context }: Fixture): VisitSnapshot =>
  visitMachine.resolveState({ value, context: contextWith(bareSnapshot('landing').context, context) });
