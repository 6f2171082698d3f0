/** Where a screen’s own machine stands, for whoever draws the screen in a situation: its tests, and the contact sheet. */
import { createContext, use } from 'react';
import type { StateValue } from 'xstate';

export interface Within {
  value: StateValue;
  /** What the machine knows beyond its beginning. */
  context?: object;
}

const WithinContext = createContext<Within | null>(null);

/** Screens below begin there; null: where they begin by themselves. */
export const StandsWithin = WithinContext;
export const useWithin = () => use(WithinContext);
