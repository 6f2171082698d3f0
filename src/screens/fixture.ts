import type { StateValue } from 'xstate';
import { NOTHING_SENT } from '../../machines/requests/requests.ts';
import type { RequestName, Requests } from '../../machines/requests/requests.types.ts';
import type { VisitContext } from '../../machines/visit.types.ts';
import type { Within } from '../engine/within.tsx';

/** Records of the context, of which a situation says only what is not as ever. */
export const RECORDS = ['options', 'token', 'load', 'wrapper', 'activation', 'membership', 'offer'] as const;
type Records = Pick<VisitContext, (typeof RECORDS)[number]>;
/** What a visit knows beyond another. */
export type Known = Partial<Omit<VisitContext, keyof Records>> & { [Name in keyof Records]?: Partial<Records[Name]> };
/** A context with what is known beyond it. */
export const knowing = (context: VisitContext, known: Known = {}): VisitContext => ({
  ...context,
  ...known,
  ...(Object.fromEntries(RECORDS.map((name) => [name, { ...context[name], ...known[name] }])) as unknown as Records),
});

/** A situation in which a screen is shown: for its tests and for the contact sheet. Data only. */
export interface Fixture {
  /** In a few words, for a caption. */
  name: string;
  value: StateValue;
  /** What the visit knows beyond nothing. */
  context?: Known;
  /** Where the screen’s own machine stands, where it has one. */
  within?: Within;
}
/** The requests of a visit that knows something of these alone. */
export const requestsWith = (known: { readonly [Name in RequestName]?: Partial<Requests[Name]> }): Requests => {
  const names = Object.keys(known) as RequestName[];
  return {
    ...NOTHING_SENT,
    ...Object.fromEntries(names.map((name) => [name, { ...NOTHING_SENT[name], ...known[name] }])),
  };
};
export type Fixtures = Readonly<Record<string, Fixture>>;
