/** Compares a mutant with the original chart, step by step, at the sites of its fault, and looks ahead a few steps. */
import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Chart } from '../chart.ts';
import { stepperOf, type PureStep, type Stepper } from '../stepper.ts';
import { inTurn, type Site } from './sites.ts';

/** A step, as given to an oracle. */
export interface CheckedStep {
  before: AnyMachineSnapshot;
  event: EventObject;
  after: AnyMachineSnapshot;
  emitted: readonly EventObject[];
}
/** The complaint about a step, in a sentence; null if there is no complaint. */
export type Oracle = (step: CheckedStep) => string | null;

/** Depth and maximum number of the look-ahead steps. */
const AFTERWARDS = 2;
const MOST_AFTERWARDS = 60;
/** Maximum number of differing sites with a look-ahead. */
const MOST_FOLLOWED = 10;

const screensIn = (state: AnyMachineSnapshot) =>
  Object.values(state.getMeta() as Record<string, { screen?: unknown } | undefined>).map((meta) => meta?.screen);
const sightOf = ({ state, emitted, started, actions, broken }: PureStep) => ({
  value: state.value as unknown,
  context: state.context as unknown,
  screens: screensIn(state),
  sent: actions
    .filter(({ type }) => type === 'xstate.sendTo')
    .map(({ params }) => (params as { event: unknown }).event),
  emitted,
  started,
  broken,
});
const placed = (machine: AnyStateMachine, { value, context }: Pick<Site, 'value' | 'context'>) =>
  machine.resolveState({ value, context });

/**
 * Presents mutants of a chart to an oracle. Complaints that also apply to the original chart at the same place are
 * ignored.
 */
export function comparerOf(chart: Chart, oracle: Oracle) {
  const product = stepperOf(chart.machine);
  /** The original chart in the same place. */
  const thereAs = ({ value, context }: AnyMachineSnapshot) =>
    placed(chart.machine, { value: value as Site['value'], context: context as object });
  const complaintOf = (machine: AnyStateMachine, from: AnyMachineSnapshot, event: EventObject, step: PureStep) => {
    if (step.broken !== null) {
      const was = product.take(thereAs(from), event);
      return was.broken === null ? `the chart breaks on ${event.type}: ${step.broken}` : null;
    }
    const found = oracle({ before: from, event, after: step.state, emitted: step.emitted });
    if (found === null || machine === chart.machine) return found;
    const there = thereAs(from);
    const was = product.take(there, event);
    return oracle({ before: there, event, after: was.state, emitted: was.emitted }) === null ? found : null;
  };
  /** The oracle's complaint about the next steps. */
  const afterwards = (
    machine: AnyStateMachine,
    mutant: Stepper,
    from: AnyMachineSnapshot,
    left: { steps: number },
    depth: number,
  ): string | null => {
    const next: AnyMachineSnapshot[] = [];
    for (const happening of chart.happeningsIn(from, false)) {
      const event = happening.in(from);
      if (!event || left.steps <= 0) continue;
      left.steps -= 1;
      const step = mutant.take(from, event);
      const found = complaintOf(machine, from, event, step);
      if (found !== null) return found;
      if (step.taken.length > 0) next.push(step.state);
    }
    if (depth <= 1) return null;
    for (const state of next) {
      const found = afterwards(machine, mutant, state, left, depth - 1);
      if (found !== null) return found;
    }
    return null;
  };

  /** @returns the first complaint. */
  return (machine: AnyStateMachine, sites: readonly Site[]): string | null => {
    const mutant = stepperOf(machine);
    /** Targets of differing steps; they are examined after all sites. */
    const otherwise: AnyMachineSnapshot[] = [];
    const differs = (was: PureStep, step: PureStep): boolean => {
      const isSame = isDeepStrictEqual(sightOf(was), sightOf(step));
      if (!isSame) otherwise.push(step.state);
      return !isSame;
    };
    for (const input of Object.values(chart.beginnings)) differs(product.begin(input), mutant.begin(input));
    for (const site of sites) {
      const { event } = site;
      const from = placed(machine, site);
      const step = mutant.take(from, event);
      const isOther = differs(product.take(placed(chart.machine, site), event), step);
      const named = isOther ? complaintOf(machine, from, event, step) : null;
      if (named !== null) return named;
    }
    for (const state of inTurn(otherwise, ({ value }) => JSON.stringify(value), MOST_FOLLOWED)) {
      const named = afterwards(machine, mutant, state, { steps: MOST_AFTERWARDS }, AFTERWARDS);
      if (named !== null) return named;
    }
    return null;
  };
}
