/** What holds in every situation of the visit on the way; each breach is reported once. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { pageOf, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { type Chart, type Graph, type Replayed, stepperOf } from '../../../packages/witness/index.ts';

export interface Invariants {
  broken: ReadonlySet<string>;
  /** Looks at every place, and at every page that is asked for where a visit begins. */
  look: (graph: Graph) => void;
  /** Looks at a page that was asked for. */
  asked: (state: AnyMachineSnapshot, event: EventObject, next: AnyMachineSnapshot) => void;
  /** Looks at what a path emitted. */
  emitted: (replayed: Pick<Replayed, 'repeated'>) => void;
}

export function invariantsOf(chart: Chart): Invariants {
  const broken = new Set<string>();
  const { begin, take } = stepperOf(chart.machine);
  const place = ({ value }: AnyMachineSnapshot) => JSON.stringify(value);

  /** A page that accepts a route is the page one is then on. */
  const asked: Invariants['asked'] = (state, event, next) => {
    const page = `#${pageOf(next as VisitSnapshot)?.id}`;
    const wanted: unknown = Reflect.get(event, 'to');
    if (state.can(event) && page !== wanted && next !== state && !state.hasTag('busy'))
      broken.add(`${place(state)} accepts ${String(wanted)} and goes to ${page}`);
  };
  /** Exactly one screen in every state but boot. */
  const look: Invariants['look'] = ({ places }) => {
    for (const { value, screens } of places)
      if (screens.length !== (value === 'boot' ? 0 : 1))
        broken.add(`${JSON.stringify(value)} shows ${screens.length} screens`);
    for (const input of Object.values(chart.beginnings)) {
      const { state } = begin(input);
      for (const route of chart.routes) asked(state, route, take(state, route).state);
    }
  };
  /** Nothing is emitted twice on one step. */
  const emitted: Invariants['emitted'] = ({ repeated }) => {
    for (const one of repeated) broken.add(one);
  };
  const nothing = () => undefined;
  return chart.name === 'visit'
    ? { broken, look, asked, emitted }
    : { broken, look: nothing, asked: nothing, emitted: nothing };
}
