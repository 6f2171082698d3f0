/** Invariants checked in every situation of the visit along the way; each violation is reported once. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { pageOf, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { type Chart, type Graph, type Replayed, stepperOf } from '../../../packages/witness/index.ts';

export interface Invariants {
  broken: ReadonlySet<string>;
  /** Checks every place, and every page requested at a visit's beginning. */
  look: (graph: Graph) => void;
  /** Checks a requested page. */
  asked: (state: AnyMachineSnapshot, event: EventObject, next: AnyMachineSnapshot) => void;
  /** Checks the events emitted by a path. */
  emitted: (replayed: Pick<Replayed, 'repeated'>) => void;
}

export function invariantsOf(chart: Chart): Invariants {
  const broken = new Set<string>();
  const { begin, take } = stepperOf(chart.machine);
  const place = ({ value }: AnyMachineSnapshot) => JSON.stringify(value);

  /** A page that accepts a route is the page then shown. */
  const asked: Invariants['asked'] = (state, event, next) => {
    const page = `#${pageOf(next as VisitSnapshot)?.id}`;
    const wanted: unknown = Reflect.get(event, 'to');
    if (state.can(event) && page !== wanted && next !== state && !state.hasTag('busy'))
      broken.add(`${place(state)} accepts ${String(wanted)} and goes to ${page}`);
  };
  /** Exactly one screen in every state except boot. */
  const look: Invariants['look'] = ({ places }) => {
    for (const { value, screens } of places)
      if (screens.length !== (value === 'boot' ? 0 : 1))
        broken.add(`${JSON.stringify(value)} shows ${screens.length} screens`);
    for (const input of Object.values(chart.beginnings)) {
      const { state } = begin(input);
      for (const route of chart.routes) asked(state, route, take(state, route).state);
    }
  };
  /** No step emits an event twice. */
  const emitted: Invariants['emitted'] = ({ repeated }) => {
    for (const one of repeated) broken.add(one);
  };
  const nothing = () => undefined;
  return chart.name === 'visit'
    ? { broken, look, asked, emitted }
    : { broken, look: nothing, asked: nothing, emitted: nothing };
}
