/** The charts for Stately's editor: each chart that runs, and each flow and topic of the visit. */
import type { AnyStateMachine } from 'xstate';
import { CHART_IDS, CHARTS, machineOf } from '../charts/charts.ts';
import { statesOf } from '../charts/facts.ts';
import type { State } from '../charts/facts.types.ts';
import { readChart } from '../charts/read-chart.ts';
import { cut, type Part } from './cut.ts';
import { FLOW_PARTS, TOPIC_PARTS } from './parts.ts';
import { chartConfig } from './chart-config.ts';

/** A machine, and the states read from it. */
export interface ReadMachine {
  machine: AnyStateMachine;
  states: readonly State[];
}
export interface StatelyChart {
  /** Base name of its files. */
  id: string;
  title: string;
  read: () => ReadMachine;
}

const ofPart = (part: Part & { title: string }): StatelyChart => ({
  id: part.id,
  title: part.title,
  read: () => {
    const machine = cut(part);
    return { machine, states: readChart('visit', machine) };
  },
});

export const CHARTS_THAT_RUN = CHART_IDS.map((id): StatelyChart => ({
  id,
  title: CHARTS[id].title,
  read: () => ({ machine: machineOf(id), states: statesOf(id) }),
}));
export const FLOWS_OF_THE_VISIT = FLOW_PARTS.map(ofPart);
export const TOPICS_OF_THE_VISIT = TOPIC_PARTS.map(ofPart);
export const STATELY_CHARTS = [...CHARTS_THAT_RUN, ...FLOWS_OF_THE_VISIT, ...TOPICS_OF_THE_VISIT];

export const chartSource = ({ id, title, read }: StatelyChart): string => `/**
 * ${title}: made from the chart that runs. In Stately's editor: Code, Import, and paste this whole file.
 * It shows the chart and lets one step through it; it does nothing itself: actions, guards, actors and delays are
 * names.
 */
import { createMachine } from 'xstate';

export const ${id} = createMachine(${JSON.stringify(chartConfig(read()), null, 2)});
`;
