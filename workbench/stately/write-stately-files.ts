/** The charts as files for Stately's editor: of each the source of a `createMachine`, to be imported there, and the same as JSON. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHART_IDS } from '../charts/charts.ts';
import { chartConfig } from './chart-config.ts';
import { chartSource } from './chart-source.ts';

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
