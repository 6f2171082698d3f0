/** Fixtures of the workbench tests: `npm run dev` as a separate process, on free ports, with in-memory data. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { test as base, expect } from '@playwright/test';
import { systemClock } from '../../../graphql/backend/common/clock.ts';
import { showcase } from '../../../graphql/backend/demo/showcase.ts';
import { readSettings } from '../../../graphql/backend/settings/settings.ts';
import { BASE } from '../../../machines/domain/site.ts';

export { expect };

interface DevServer {
  /** Origin and base of the product; the workbench is below it. */
  site: string;
  /** The output of `npm run tool -- demo` for its back end. */
  demo: () => ReturnType<typeof showcase>;
}

async function started(child: ReturnType<typeof spawn>): Promise<DevServer> {
  let output = '';
  const { site, port } = await new Promise<{ site: string; port: string }>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += stripVTControlCharacters(chunk.toString());
      const origin = /Local:\s+(http:\/\/localhost:\d+)/.exec(output)?.[1];
      const port = /at http:\/\/localhost:(\d+) /.exec(output)?.[1];
      if (origin && port) resolve({ site: origin + BASE, port });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(output)));
  });
  return { site, demo: () => showcase(readSettings({ PORT: port }), systemClock(0)) };
}

export const test = base.extend<object, { dev: DevServer }>({
  dev: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: 'memory:' };
      const child = spawn(process.execPath, ['tools/operate/dev.ts'], { env });
      const ended = once(child, 'exit');
      await use(await started(child));
      child.kill('SIGINT');
      await ended;
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
