/** A chart as source that Stately's editor imports. */
import { CHARTS, type ChartId } from '../charts/charts.ts';
import { chartConfig } from './chart-config.ts';

export const chartSource = (chart: ChartId): string => `/**
 * ${CHARTS[chart].title}: made from the chart that runs. In Stately's editor: Code, Import, and paste this whole file.
 * It shows the chart and lets one step through it; it does nothing itself: actions, guards, actors and delays are names.
 */
import { createMachine } from 'xstate';

export const ${chart} = createMachine(${JSON.stringify(chartConfig(chart), null, 2)});
`;
