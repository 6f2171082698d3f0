/** The back end as a child process, for tests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { featuresOfRun } from './test-databases.ts';

/**
 * Starts it with these settings only. `firstLine`: its first output, once it listens; `url`: where; `ended`: exit code
 * and whole output.
 */
export const startProcess = (env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, ['graphql/backend/main.ts'], {
    env: { PATH: process.env['PATH'] ?? '', DATABASE_FEATURES: featuresOfRun(), ...env },
  });
  const output = { text: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, text: output.text }));
  const firstLine = async () => {
    while (!output.text.includes('\n')) await once(child.stdout, 'data');
    return output.text.slice(0, output.text.indexOf('\n'));
  };
  const url = async () => /http:\/\/localhost:\d+/.exec(await firstLine())?.[0] ?? '';
  return { child, ended, firstLine, url };
};
