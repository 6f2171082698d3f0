/** A command as npm starts it: in a shell, to which alone npm passes signals on. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/** Says its own id and lives on; `; true` keeps a shell from becoming the command. */
const COMMAND = `node -e "import('./scripts/end-with-npm.ts').then(({ endWithNpm }) => { endWithNpm(); console.log(process.pid); setTimeout(() => {}, 60_000); })"; true`;

test('a command ends with the shell that npm started it in', async () => {
  const shell = spawn('sh', ['-c', COMMAND], { env: { PATH: process.env['PATH'], npm_lifecycle_event: 'start' } });
  const [line] = (await once(shell.stdout, 'data')) as [Buffer];
  expect(process.kill(Number(line.toString()), 0)).toBe(true);
  shell.kill('SIGTERM');
  // Its output is closed by the last process that has it: the command.
  expect(await once(shell, 'close')).toEqual([null, 'SIGTERM']);
});
