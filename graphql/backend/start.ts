import { type ServerType, createAdaptorServer } from '@hono/node-server';
import { takeCommands } from './admin/socket.ts';
import { assemble } from './assemble.ts';
import { type Clock, systemClock } from './clock.ts';
import type { BackEnd } from './context.ts';
import { seedDemo } from './demo/seed.ts';
import { createApp } from './http/app.ts';
import { type EveryAnswer, everyAnswer } from './http/every-answer.ts';
import { answerHeaders } from './http/security-headers.ts';
import { acceptWebSockets } from './http/web-socket.ts';
import { type Log, jsonLog } from './log.ts';
import { runOutbox } from './mail/outbox.ts';
import { createContract } from './schema.ts';
import type { Settings } from './settings.ts';
import { pruneRegularly } from './store/pruning.ts';
import { openStore } from './store/store.ts';

/** After it, requests that are still running are cut off. Milliseconds. */
const STOP_WITHIN = 10_000;

export interface RunningBackEnd {
  /** Where it listens. */
  url: string;
  backEnd: BackEnd;
  /** Stops accepting, finishes requests and due mails, closes the store. Idempotent. */
  stop(): Promise<void>;
}

/** What tests replace. */
export interface Surroundings {
  log?: Log;
  clock?: Clock;
  openStore?: typeof openStore;
}

/** The port of the settings belongs to another process. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';
}

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** Listens at once, and answers when there is something to answer with: a port that is taken is told before the store opens. */
const listen = async (
  port: number,
  app: Promise<{ fetch: Fetch }>,
  { ServerResponse, onClientError }: EveryAnswer,
): Promise<{ server: ServerType; port: number }> => {
  const server = createAdaptorServer({
    fetch: async (request, env) => (await app).fetch(request, env),
    serverOptions: { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5000, ServerResponse },
  });
  server.on('clientError', onClientError);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const taken = 'code' in error && error.code === 'EADDRINUSE';
      reject(taken ? new PortInUseError(`Port ${port} is taken. Stop what uses it, or set PORT.`) : error);
    });
    server.listen(port, resolve);
  });
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : port };
};

const closeServer = (server: ServerType): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), STOP_WITHIN);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });

/**
 * Starts the back end.
 * @throws PortInUseError, FolderInUseError, SettingsError; nothing is left running then.
 */
export const startBackEnd = async (settings: Settings, surroundings: Surroundings = {}): Promise<RunningBackEnd> => {
  const { log = jsonLog, clock = systemClock(settings.clockOffset), openStore: open = openStore } = surroundings;
  const app = Promise.withResolvers<{ fetch: Fetch }>();
  const answers = everyAnswer(answerHeaders(settings));
  const { server, port } = await listen(settings.port, app.promise, answers);
  try {
    const backEnd = await assemble({ ...settings, port }, { clock, log, openStore: open, outbox: runOutbox });
    if (settings.environment === 'local') await seedDemo(backEnd.store.db, backEnd.keys, clock.now());
    const stopPruning = pruneRegularly(backEnd.store.db, clock, log);
    const stopWatching = backEnd.features.watch();
    const schema = createContract();
    const closeWebSockets = acceptWebSockets(server, backEnd, schema, answers);
    const endCommands = await takeCommands(backEnd);
    app.resolve(createApp(backEnd, schema));
    const stop = async (): Promise<void> => {
      stopPruning();
      stopWatching();
      backEnd.featureStreams.stop();
      const closed = closeServer(server);
      await closeWebSockets();
      await closed;
      await endCommands();
      await backEnd.mailer.outbox?.stop();
      await backEnd.store.close();
    };
    let stopping: Promise<void> | undefined;
    return { url: `http://localhost:${port}`, backEnd, stop: () => (stopping ??= stop()) };
  } catch (error) {
    app.promise.catch(() => undefined);
    app.reject(error);
    await closeServer(server);
    throw error;
  }
};
