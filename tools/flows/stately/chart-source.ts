import { chartConfig } from './chart-config.ts';
import type { StatelyChart } from './stately-charts.ts';

export const chartSource = ({ id, title, read }: StatelyChart): string => `/**
 * ${title}: made from the chart that runs. In Stately's editor: Code, Import, and paste this whole file.
 * It shows the chart and lets one step through it; it does nothing itself: actions, guards, actors and delays are names.
 */
import { createMachine } from 'xstate';

export const ${id} = createMachine(${JSON.stringify(chartConfig(read()), null, 2)});
`;
