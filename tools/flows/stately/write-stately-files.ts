/**
 * Writes the charts as files for Stately's editor: the source of a `createMachine` to import there, and the same as
 * JSON.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chartConfig } from './chart-config.ts';
import { chartSource, STATELY_CHARTS } from './stately-charts.ts';

/** @param folder is created if missing. @returns the names of the files, sources first. */
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
