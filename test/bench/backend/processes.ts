/** Back end processes as in production: with limits, persisted operations, and SMTP. */
import { once } from 'node:events';
import { start } from '../../../tools/process/child.ts';
import { PRODUCTION } from '../../../graphql/backend/testing/harness.ts';
import type { Used } from './used.ts';

const READY = /Vestibule \(production\) at (http:\/\/localhost:\d+)/;

export interface Process extends AsyncDisposable {
  url: string;
  used(): Promise<Used>;
}

/** @param settings database and SMTP URL. */
export async function startProcess(settings: Readonly<Record<string, string>>): Promise<Process> {
  const args = ['--expose-gc', '--import', './test/bench/backend/used.ts', 'graphql/backend/main.ts'];
  const env = { PATH: process.env['PATH'], ...PRODUCTION, PORT: '0', ...settings };
  const child = start(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], env });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let told = '';
    // Read to the end, like a log.
    child.stdout?.on('data', (chunk: Buffer) => {
      const found = told === '' || !READY.test(told) ? READY.exec((told += chunk.toString()))?.[1] : undefined;
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The back end ended with ${code}:\n${told}`)));
  });
  return {
    url,
    used: async () => {
      child.send('used');
      const [used] = (await once(child, 'message')) as [Used];
      return used;
    },
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await ended;
    },
  };
}
