/** A command started as npm does it: in a shell, the only process to which npm passes signals. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { eventually } from '../../test/harness/eventually.ts';

/** Prints its process id and keeps running; `; true` keeps the shell from replacing itself with the command. */
const COMMAND = `node -e "import('./tools/process/end-with-npm.ts').then(({ endWithNpm }) => { endWithNpm(); console.log(process.pid); setTimeout(() => {}, 60_000); })"; true`;

test('a command ends with the shell that npm started it in', async () => {
  const shell = spawn('sh', ['-c', COMMAND], { env: { PATH: process.env['PATH'], npm_lifecycle_event: 'start' } });
  const [line] = (await once(shell.stdout, 'data')) as [Buffer];
  expect(process.kill(Number(line.toString()), 0)).toBe(true);
  shell.kill('SIGTERM');
  // The last process that holds the output closes it: the command.
  expect(await once(shell, 'close')).toEqual([null, 'SIGTERM']);
});

const lives = (pid: number): boolean => {
  try {
    // A zombie process has an empty command line.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
};

/** Runs `npm start` without its build: the start script of this package, in a temporary package. */
const servingPackage = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-npm-'));
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  const serve = join(folder, 'serve.mjs');
  const url = (file: string) => JSON.stringify(pathToFileURL(file).href);
  writeFileSync(
    serve,
    `const { endWithNpm } = await import(${url('tools/process/end-with-npm.ts')}); endWithNpm(); await import(${url('graphql/backend/main.ts')});`,
  );
  const start = scripts.start.replace('tools/operate/start.ts', serve);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'serving', scripts: { start } }));
  return folder;
};

test.runIf(process.platform === 'linux').each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s to npm ends the back end in good order, and nothing lives on',
  async (signal) => {
    const folder = servingPackage();
    const env = { PATH: process.env['PATH'], HOME: folder, PORT: '0', DATA_DIR: join(folder, 'data') };
    const npm = spawn('npm', ['start'], { cwd: folder, env });
    let output = '';
    npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const closed = once(npm, 'close');
    await eventually(() => expect(output).toMatch(/Vestibule \(local\) at /));
    const server = Number(readFileSync(join(folder, 'data/vestibule.lock'), 'utf8'));
    npm.kill(signal);
    // The last process that holds the output closes it.
    await closed;
    expect(output).toContain('"event":"stopping"');
    expect(lives(server)).toBe(false);
    rmSync(folder, { recursive: true });
  },
);
