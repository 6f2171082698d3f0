/** The module `virtual:workbench-data`: chart data that only Node can read, rebuilt when charts change. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { virtualModule } from './virtual-module.ts';

const ID = 'virtual:workbench-data';
const GATHER = fileURLToPath(new URL('../../../test/results/gather.ts', import.meta.url));
const OF_CHARTS = /[\\/]machines[\\/].*\.ts$/;

const run = promisify(execFile);
/** @returns JSON. */
const gather = async (): Promise<string> => (await run(process.execPath, [GATHER], { cwd: process.cwd() })).stdout;

export function workbenchData(): Plugin {
  let gathered: Promise<string> | null = null;
  return {
    name: 'vestibule:workbench-data',
    ...virtualModule(ID, async () => `export default JSON.parse(${JSON.stringify(await (gathered ??= gather()))});`),
    configureServer({ watcher, environments: { client } }) {
      watcher.on('change', (file) => {
        const module = client.moduleGraph.getModuleById(`\0${ID}`);
        if (!OF_CHARTS.test(file) || !module) return;
        gathered = null;
        client.moduleGraph.invalidateModule(module);
        client.hot.send({ type: 'full-reload', path: '/tools/flows/index.html' });
      });
    },
  };
}
