/**
 * The running back end's door for operators: the embedded database has one process, so a command is done by the one that has
 * it. A Unix socket in a folder of the data that only the user can enter whose process it is; no page, no port.
 */
import { chmod, mkdir, rm } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import type { BackEnd } from '../context.ts';
import { errorFields } from '../log.ts';
import { EXIT } from './command.ts';
import type { Output } from './run-admin.ts';

/** Where a back end with this folder is reached. */
export const socketIn = (dataDir: string): string => join(dataDir, 'admin', 'socket');

const Request = v.object({ args: v.array(v.string()), user: v.string() });

/** A line of the answer: JSON, one of these at a time, `exit` at the end. */
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

const handle = async (backEnd: BackEnd, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { args, user } = v.parse(Request, JSON.parse(await text(request)));
  const send = writer(response);
  const out: Output = { write: (text) => send({ write: text }), complain: (line) => send({ complain: line }) };
  try {
    // Loaded with the first command: most back ends never get one.
    const { runAdmin } = await import('./run-admin.ts');
    await send({ exit: await runAdmin(backEnd, { args, user }, out) });
  } catch (error) {
    backEnd.log('admin.failed', errorFields(error));
    await out.complain('It failed; the log of the back end says where. Nothing was changed.');
    await send({ exit: EXIT.failed });
  }
};

/**
 * Takes commands for as long as the back end runs. Where the database is PostgreSQL, or in memory, there is nothing to
 * take: commands go to the one themselves, and nobody reaches the other.
 * @returns ends that, once those that run are done.
 */
export const takeCommands = async (backEnd: BackEnd): Promise<() => Promise<void>> => {
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
    // Left by a process that is gone: the folder's lock is ours.
    await rm(path, { force: true });
    server.listen(path);
    await once(server, 'listening');
    await chmod(path, 0o600);
  } catch (error) {
    // Such as a path that is too long for a socket: the shop is open all the same.
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
