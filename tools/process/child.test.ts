/** Signals end child processes and their children; tested with real processes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../../test/harness/eventually.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vestibule-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const forever = 'setInterval(() => undefined, 1000);';
/** Writes its process id once it is ready. */
const ready = (name: string) =>
  `require('node:fs').writeFileSync(${JSON.stringify(join(folder, name))}, String(process.pid));`;
const pidOf = (name: string) => Number(readFileSync(join(folder, name), 'utf8'));
const lives = (pid: number) => {
  try {
    // A zombie process has an empty command line.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
};

/** A command that starts a child in a separate process group; the child starts one more. */
async function command(child: string) {
  const script = join(folder, 'parent.ts');
  const grandchild = `${ready('grandchild')}${forever}`;
  const body = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'ignore' });`;
  writeFileSync(
    script,
    `import { runHere } from ${JSON.stringify(resolve('tools/process/child.ts'))};
     process.exitCode = await runHere(process.execPath, ['-e', ${JSON.stringify(`${body}${child}${ready('child')}${forever}`)}]);`,
  );
  const env = { ...process.env, VESTIBULE_GRACE: '1000' };
  const parent = spawn(process.execPath, [script], { stdio: 'ignore', env });
  const ended = once(parent, 'exit');
  await eventually(() => expect([pidOf('child') > 0, pidOf('grandchild') > 0]).toEqual([true, true]));
  return { parent, ended, pids: [pidOf('child'), pidOf('grandchild')] };
}

describe.runIf(process.platform === 'linux')('a signal to a command', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('%s ends its child and grandchild; it ends last, with %i', async (signal, code) => {
    const { parent, ended, pids } = await command('');
    expect(pids.map(lives)).toEqual([true, true]);
    parent.kill(signal);
    expect(await ended).toEqual([code, null]);
    expect(pids.map(lives)).toEqual([false, false]);
  });
  test('kills a child that ignores the signal', async () => {
    const { parent, ended, pids } = await command("process.on('SIGTERM', () => undefined);");
    parent.kill('SIGTERM');
    expect(await ended).toEqual([143, null]);
    expect(pids.map(lives)).toEqual([false, false]);
  });
});

test.each([
  ['its exit code', 'process.exit(7)', 7],
  ['1 where a signal ended it', "process.kill(process.pid, 'SIGKILL')", 1],
])('a child that ends by itself: %s', async (_, body, code) => {
  const { runHere } = await import('./child.ts');
  expect(await runHere(process.execPath, ['-e', body])).toBe(code);
  expect(process.listenerCount('SIGTERM')).toBe(0);
});
