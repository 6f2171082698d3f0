/** The module `virtual:workbench-data`: chart data that only Node can read, rebuilt when charts or results change. */
import { execFile } from 'node:child_process';
import { mkdirSync, watch } from 'node:fs';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { RESULTS } from '../../check/results/result.ts';
import { virtualModule } from './virtual-module.ts';

const ID = 'virtual:workbench-data';
const RESOLVED = `\0${ID}`;
const GATHER = fileURLToPath(new URL('../../../test/results/gather.ts', import.meta.url));
/** Maximum output in bytes, about ten times the usual size. */
const MOST = 16 * 1024 * 1024;
/** Debounce time for a suite's writes, in ms. */
const SETTLED_AFTER = 200;
const OF_CHARTS = /[\\/]machines[\\/].*\.ts$/;

const run = promisify(execFile);
/** @returns JSON. */
const gather = async (): Promise<string> =>
  (await run(process.execPath, [GATHER], { cwd: process.cwd(), maxBuffer: MOST })).stdout;

function forget({ environments: { client } }: ViteDevServer): void {
  const module = client.moduleGraph.getModuleById(RESOLVED);
  if (!module) return;
  client.moduleGraph.invalidateModule(module);
  client.hot.send({ type: 'full-reload', path: '/tools/flows/index.html' });
}
/** Reloads open workbench pages when a suite has ended. */
function watchResults(server: ViteDevServer, changed: () => void) {
  mkdirSync(RESULTS, { recursive: true });
  let due: NodeJS.Timeout | undefined;
  const watcher = watch(RESULTS, () => {
    clearTimeout(due);
    due = setTimeout(changed, SETTLED_AFTER).unref();
  });
  watcher.unref();
  server.httpServer?.once('close', () => watcher.close());
}

export function workbenchData(): Plugin {
  let gathered: Promise<string> | null = null;
  return {
    name: 'vestibule:workbench-data',
    ...virtualModule(ID, async () => `export default JSON.parse(${JSON.stringify(await (gathered ??= gather()))});`),
    configureServer(server) {
      const changed = () => {
        gathered = null;
        forget(server);
      };
      if (server.httpServer) watchResults(server, changed);
      server.watcher.on('change', (file) => {
        if (OF_CHARTS.test(file)) changed();
      });
    },
  };
}
