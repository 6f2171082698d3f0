/** The mail server of the bench. */
import { once } from 'node:events';
import { start } from '../../../tools/process/child.ts';

/** Starts it as a separate process that is not measured. */
export async function startMailSink(): Promise<AsyncDisposable & { url: string }> {
  const child = start(process.execPath, ['test/bench/backend/mail-sink.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`The mail server ended with ${code}`)));
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
