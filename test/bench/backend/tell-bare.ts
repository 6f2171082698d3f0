/** Executes the recorded statements without the product. */
import { createInterface } from 'node:readline';
import { start } from '../../../tools/process/child.ts';
import type { Files } from './statements.ts';

/** One connection: a process that waits for its start signal. */
async function connection(file: string, database: string): Promise<() => Promise<void>> {
  const child = start(process.execPath, ['test/bench/backend/bare.ts', file, database], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('The process has no standard input and output');
  const lines = createInterface(stdout)[Symbol.asyncIterator]();
  const said = async (): Promise<void> => {
    if ((await lines.next()).done) throw new Error('The bare statements ended early');
  };
  await said();
  return async () => {
    stdin.write('go\n');
    await said();
  };
}

/**
 * @param database a new one, since statements can't be repeated.
 * @returns registrations per second, over one connection per file.
 */
export async function tellBare({ paths, measured }: Files, database: string): Promise<number> {
  const connections = await Promise.all(paths.map((path) => connection(path, database)));
  const start = performance.now();
  await Promise.all(connections.map((go) => go()));
  return (measured / (performance.now() - start)) * 1000;
}
