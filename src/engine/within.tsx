/** Where a screen’s own machine stands, for whoever draws the screen in a situation: its tests, and the contact sheet. */
import { createContext } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine, Snapshot, StateValue } from 'xstate';

export interface Within {
  value: StateValue;
  /** What the machine knows beyond its beginning. */
  context?: object;
  /** Of the development build alone: what makes the machine go on from there. */
  resume?: (machine: AnyStateMachine, snapshot: AnyMachineSnapshot) => Snapshot<unknown>;
}

/** Screens below begin there; null: where they begin by themselves. */
export const StandsWithin = createContext<Within | null>(null);
