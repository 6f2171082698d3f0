/** Computes the active states of a chart. */
import type { StateValue } from 'xstate';
import type { ChartId } from './charts.ts';
import { stateAt } from './facts.ts';
import type { Place } from './facts.types.ts';

const pathBelow = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

/** From a place on: itself and the active states below it; uses initial states where the value is silent. */
function activeFrom(place: Place, value: StateValue | undefined): readonly Place[] {
  const { kind, initial, children } = stateAt(place);
  const at = (path: string) => ({ chart: place.chart, path });
  const below =
    typeof value === 'string'
      ? activeFrom(at(pathBelow(place.path, value)), undefined)
      : value
        ? Object.entries(value).flatMap(([key, inner]) => activeFrom(at(pathBelow(place.path, key)), inner))
        : (kind === 'parallel' ? children : initial === null ? [] : [initial]).flatMap((path) =>
            activeFrom(at(path), undefined),
          );
  return [place, ...below];
}

/** Every active state of a chart, the root first. @throws if the chart has no such state. */
export const activeIn = (chart: ChartId, value: StateValue): readonly Place[] => activeFrom({ chart, path: '' }, value);
