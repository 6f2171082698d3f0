/** The situation of a screen's own machine, for rendering the screen in tests, pictures and the workbench. */
import { createContext } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine, Snapshot, StateValue } from 'xstate';

export interface Within {
  value: StateValue;
  /** Context that differs from the initial one. */
  context?: object;
  /** Development build only: resumes the machine from there. */
  resume?: (machine: AnyStateMachine, snapshot: AnyMachineSnapshot) => Snapshot<unknown>;
}

/** The machines of the screens below start in this situation; null for the initial one. */
export const StandsWithin = createContext<Within | null>(null);
