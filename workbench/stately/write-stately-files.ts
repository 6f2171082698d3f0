/** The charts as files for Stately's editor: of each the source of a `createMachine`, to be imported there, and the same as JSON. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHART_IDS, CHARTS, type ChartId } from '../charts/charts.ts';
import { chartConfig } from './chart-config.ts';

/** The source of one chart. */
export const chartSource = (chart: ChartId): string => `/**
 * ${CHARTS[chart].title}: made from the chart that runs. In Stately's editor: Code, Import, and paste this whole file.
 * It shows the chart and lets one step through it; it does nothing itself: actions, guards, actors and delays are names.
 */
import { createMachine } from 'xstate';

export const ${chart} = createMachine(${JSON.stringify(chartConfig(chart), null, 2)});
`;

/**
 * @param folder is made where there is none.
 * @returns the files' names in it, sources first.
 */
export async function writeStatelyFiles(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const files = [
    ...CHART_IDS.map((chart) => ({ name: `${chart}.js`, text: chartSource(chart) })),
    ...CHART_IDS.map((chart) => ({ name: `${chart}.json`, text: `${JSON.stringify(chartConfig(chart), null, 2)}\n` })),
  ];
  await Promise.all(files.map(({ name, text }) => writeFile(join(folder, name), text)));
  return files.map(({ name }) => name);
}
