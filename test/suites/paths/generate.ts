/** Paths through a chart, and their ids. */
import {
  waysThrough,
  type Chart,
  type Generated,
  type Graph,
  type Taken,
  type Way,
} from '../../../packages/witness/index.ts';
import { idOf } from './text.ts';

export interface ChartPath<Input = unknown> {
  /** Stable as long as the steps are. */
  id: string;
  beginning: string;
  input: Input;
  steps: readonly Pick<Taken, 'event' | 'state'>[];
}
const pathOf =
  (chart: Chart) =>
  ({ beginning, steps }: Way): ChartPath => {
    const input = chart.beginnings[beginning];
    return { id: idOf(chart, { input, steps }), beginning, input, steps };
  };

/** Every path through a chart. @param look receives each page request and its result. */
export function pathsThrough(
  chart: Chart,
  graph: Graph,
  look?: Parameters<typeof waysThrough>[2],
): Omit<Generated, 'ways'> & { paths: readonly ChartPath[] } {
  const { ways, ...generated } = waysThrough(chart, graph, look);
  return { ...generated, paths: ways.map(pathOf(chart)) };
}
