/** The charts as files for Stately's editor: of each the source of a `createMachine`, to be imported there, and the same as JSON. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chartConfig } from './chart-config.ts';
import { chartSource } from './chart-source.ts';
import { STATELY_CHARTS } from './stately-charts.ts';

/**
 * @param folder is made where there is none.
 * @returns the files' names in it, sources first.
 */
export async function writeStatelyFiles(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const files = [
    ...STATELY_CHARTS.map((chart) => ({ name: `${chart.id}.js`, text: chartSource(chart) })),
    ...STATELY_CHARTS.map(({ id, read }) => ({
      name: `${id}.json`,
      text: `${JSON.stringify(chartConfig(read()), null, 2)}\n`,
    })),
  ];
  await Promise.all(files.map(({ name, text }) => writeFile(join(folder, name), text)));
  return files.map(({ name }) => name);
}
