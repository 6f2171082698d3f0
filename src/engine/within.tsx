/** Where a screen’s own machine stands, for whoever draws the screen in a situation: its tests, and the contact sheet. */
import { createContext, use } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine, Snapshot, StateValue } from 'xstate';

export interface Within {
  value: StateValue;
  /** What the machine knows beyond its beginning. */
  context?: object;
  /** Of the development build alone: what makes the machine go on from there. */
  resume?: (machine: AnyStateMachine, snapshot: AnyMachineSnapshot) => Snapshot<unknown>;
}

const WithinContext = createContext<Within | null>(null);

/** Screens below begin there; null: where they begin by themselves. */
export const StandsWithin = WithinContext;
export const useWithin = () => use(WithinContext);

/** The snapshot that a screen's machine begins with: where it stands, and in the development build that it goes on from there. */
export const begunWithin = (
  { resume }: Within,
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
): Snapshot<unknown> => resume?.(machine, snapshot) ?? snapshot;
