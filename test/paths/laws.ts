/** Laws that are looked at in every situation of the journey on the way; each broken one is told once. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { pageOf, type VisitSnapshot } from '../../src/engine/pages.ts';
import type { Chart } from './chart.ts';
import { journey } from './charts/journey.ts';
import type { Replayed } from './replay.ts';
import { stepperOf } from '../model/stepper.ts';

export interface Laws {
  broken: ReadonlySet<string>;
  /** Looks at a situation; `begun`: at where the chart begins. */
  look: (state: AnyMachineSnapshot, begun: boolean) => void;
  /** Looks at a page that was asked for. */
  asked: (state: AnyMachineSnapshot, event: EventObject, next: AnyMachineSnapshot) => void;
  /** Looks at what a path told the outside. */
  told: (replayed: Pick<Replayed, 'repeated'>) => void;
}

export function lawsOf(chart: Chart): Laws {
  const broken = new Set<string>();
  const { take } = stepperOf(chart.machine);
  const place = ({ value }: AnyMachineSnapshot) => JSON.stringify(value);

  /** A page that accepts a route is the page one is then on. */
  const asked: Laws['asked'] = (state, event, next) => {
    const page = `#${pageOf(next as VisitSnapshot)?.id}`;
    const wanted: unknown = Reflect.get(event, 'to');
    if (state.can(event) && page !== wanted && next !== state && !state.hasTag('busy'))
      broken.add(`${place(state)} accepts ${String(wanted)} and goes to ${page}`);
  };
  /** Exactly one screen in every state but boot. */
  const look: Laws['look'] = (state, begun) => {
    const screens = Object.values(state.getMeta() as object).filter(Boolean).length;
    if (screens !== (state.matches('boot') ? 0 : 1)) broken.add(`${place(state)} shows ${screens} screens`);
    if (begun) for (const route of chart.routes) asked(state, route, take(state, route).state);
  };
  /** Nothing is told twice on one step. */
  const told: Laws['told'] = ({ repeated }) => {
    for (const one of repeated) broken.add(one);
  };
  const nothing = () => undefined;
  return chart.name === journey.name
    ? { broken, look, asked, told }
    : { broken, look: nothing, asked: nothing, told: nothing };
}
