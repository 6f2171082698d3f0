/**
 * Command socket of the running back end. Only one process can open the embedded database, so that process executes the
 * commands. It is a Unix socket in a data subfolder that only the user of the process can enter; no page, no port.
 */
import { chmod, mkdir, rm } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import type { Services } from '../idempotency/mutation.ts';
import { errorFields } from '../common/log.ts';
import { EXIT } from './command.ts';
import type { Output } from './run-admin.ts';

export const socketIn = (dataDir: string): string => join(dataDir, 'admin', 'socket');

const Request = v.object({ args: v.array(v.string()), user: v.string() });

/** One line of the response: a JSON object; `exit` comes last. */
export const Answer = v.union([
  v.object({ write: v.string() }),
  v.object({ complain: v.string() }),
  v.object({ exit: v.number() }),
]);
export type Answer = v.InferOutput<typeof Answer>;

const writer =
  (response: ServerResponse) =>
  async (answer: Answer): Promise<void> => {
    if (response.destroyed) throw new Error('the command that asked has ended');
    if (!response.write(`${JSON.stringify(answer)}\n`))
      await Promise.race([once(response, 'drain'), once(response, 'close')]);
  };

const handle = async (backEnd: Services, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { args, user } = v.parse(Request, JSON.parse(await text(request)));
  const send = writer(response);
  const out: Output = { write: (text) => send({ write: text }), complain: (line) => send({ complain: line }) };
  try {
    // Loaded with the first command: most back ends never receive one.
    const { runAdmin } = await import('./run-admin.ts');
    await send({ exit: await runAdmin(backEnd, { args, user }, out) });
  } catch (error) {
    backEnd.log('admin.failed', errorFields(error));
    await out.complain('It failed; the log of the back end says where. Nothing was changed.');
    await send({ exit: EXIT.failed });
  }
};

/**
 * Accepts commands while the back end runs. With PostgreSQL commands connect to the database themselves; a database in
 * memory is not reachable. No socket in both cases.
 * @returns a function that stops accepting and waits for running commands.
 */
export const serveCommands = async (backEnd: Services): Promise<() => Promise<void>> => {
  const { databaseUrl, dataDir } = backEnd.settings;
  if (databaseUrl !== null || dataDir === 'memory:') return async () => undefined;
  const path = socketIn(dataDir);
  const server = createServer((request, response) => {
    handle(backEnd, request, response)
      .catch((error: unknown) => backEnd.log('admin.broken-off', errorFields(error)))
      .finally(() => response.end());
  });
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await chmod(dirname(path), 0o700);
    // Left by a dead process: this process holds the lock of the folder.
    await rm(path, { force: true });
    server.listen(path);
    await once(server, 'listening');
    await chmod(path, 0o600);
  } catch (error) {
    // Such as a path that is too long for a socket; the server still starts.
    backEnd.log('admin.unreachable', errorFields(error));
    return async () => undefined;
  }
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    await closed;
  };
};
