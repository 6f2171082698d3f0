/** A virtual X display. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { start } from '../../tools/process/child.ts';

/** Opens a display with a free number. @param screen width, height and depth in Xvfb's format: `1280x960x24`. */
export async function openDisplay(program: string, screen: string): Promise<{ child: ChildProcess; name: string }> {
  const child = start(program, ['-displayfd', '3', '-screen', '0', screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(child.stdio[3] ?? child, 'data')) as [Buffer];
  return { child, name: `:${number.toString().trim()}` };
}

/** Ends a program and waits for its exit. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
