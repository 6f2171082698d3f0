import type { StateValue } from 'xstate';
import { NOTHING_SENT } from '../../machines/context/requests.ts';
import type { RequestName, Requests } from '../../machines/context/requests.types.ts';
import type { VisitContext } from '../../machines/context/visit.types.ts';
import type { InitialState } from '../engine/development/initial-state.tsx';

/** Context records that a situation may override partially. */
export const RECORDS = ['options', 'token', 'load', 'wrapper', 'activation', 'membership', 'offer'] as const;
type Records = Pick<VisitContext, (typeof RECORDS)[number]>;
/** Context changes of a situation. */
export type Known = Partial<Omit<VisitContext, keyof Records>> & { [Name in keyof Records]?: Partial<Records[Name]> };
/** A context with these changes. */
export const contextWith = (context: VisitContext, known: Known = {}): VisitContext => ({
  ...context,
  ...known,
  ...(Object.fromEntries(RECORDS.map((name) => [name, { ...context[name], ...known[name] }])) as unknown as Records),
});

/** A situation of a screen, for tests, pictures and the workbench. Data only. */
export interface Fixture {
  /** Short caption. */
  name: string;
  value: StateValue;
  /** Changes to the initial context. */
  context?: Known;
  /** State of the screen's own machine, if it has one. */
  within?: InitialState;
}
/** The initial requests with these changes. */
export const requestsWith = (known: { readonly [Name in RequestName]?: Partial<Requests[Name]> }): Requests => {
  const names = Object.keys(known) as RequestName[];
  return {
    ...NOTHING_SENT,
    ...Object.fromEntries(names.map((name) => [name, { ...NOTHING_SENT[name], ...known[name] }])),
  };
};
export type Fixtures = Readonly<Record<string, Fixture>>;
