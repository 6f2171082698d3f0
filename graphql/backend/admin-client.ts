/** Runs a command in the back end that owns the database, otherwise in this process (D53). */
import { existsSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { CannotStartError } from './common/start-error.ts';
import { systemClock } from './common/clock.ts';
import type { Log } from './common/log.ts';
import { waitingOutbox } from './common/outbox.ts';
import type { Settings } from './settings/settings.ts';
import { FolderInUseError } from './store/folder-lock.ts';
import type { AdminRequest, Output } from './admin/run-admin.ts';
import { Answer, socketIn } from './admin/socket.ts';

/** The database is not reachable from here; the message says what to do. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** True if no back end listens on the socket. */
const isNotListening = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ECONNREFUSED', 'EINVAL'].includes(String(error.code));

const connect = (socketPath: string, asked: AdminRequest): Promise<IncomingMessage | null> =>
  new Promise((resolve, reject) => {
    const sent = request({ socketPath, method: 'POST', path: '/', agent: false }, resolve);
    sent.once('error', (error) => (isNotListening(error) ? resolve(null) : reject(error)));
    sent.end(JSON.stringify(asked));
  });

const relay = async (answers: IncomingMessage, out: Output): Promise<number> => {
  for await (const line of createInterface({ input: answers, crlfDelay: Infinity })) {
    const answer = v.parse(Answer, JSON.parse(line));
    if ('exit' in answer) return answer.exit;
    await ('write' in answer ? out.write(answer.write) : out.complain(answer.complain));
  }
  throw new UnreachableError('The back end ended before the command had. “actions list” says whether it was done.');
};

const directly = async (settings: Settings, asked: AdminRequest, out: Output, log: Log): Promise<number> => {
  // Loaded on demand: not needed if a running back end executes the command.
  const [{ assemble }, { openStore }, { runAdmin }] = await Promise.all([
    import('./assemble.ts'),
    import('./store/open-store.ts'),
    import('./admin/run-admin.ts'),
  ]);
  const clock = systemClock(settings.clockOffset);
  // A command does not wait for a mail server.
  const backEnd = await assemble(settings, { clock, log, openStore, outbox: waitingOutbox }).catch((error: unknown) => {
    throw error instanceof CannotStartError && !(error instanceof FolderInUseError)
      ? new UnreachableError(error.message)
      : error;
  });
  try {
    return await runAdmin(backEnd, asked, out);
  } finally {
    await backEnd.store.close();
  }
};

const onFolder = async (settings: Settings, asked: AdminRequest, out: Output, log: Log): Promise<number> => {
  const { dataDir } = settings;
  if (dataDir === 'memory:')
    throw new UnreachableError('A database in memory is its own process’s alone. Set DATA_DIR or DATABASE_URL.');
  const answers = await connect(socketIn(dataDir), asked);
  if (answers) return relay(answers, out);
  if (!existsSync(join(dataDir, 'pglite')))
    throw new UnreachableError(
      `There is no database in ${dataDir}. Start the product once, or set DATA_DIR or DATABASE_URL.`,
    );
  try {
    return await directly(settings, asked, out, log);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new UnreachableError(
      `A process that takes no commands has the folder ${dataDir}: stop it, then do this again.`,
    );
  }
};

/**
 * Runs a command on the configured database.
 * @returns the exit code.
 * @throws UnreachableError
 */
export const reach = (settings: Settings, asked: AdminRequest, out: Output, log: Log): Promise<number> =>
  settings.databaseUrl === null ? onFolder(settings, asked, out, log) : directly(settings, asked, out, log);
