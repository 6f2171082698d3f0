import { takeCommands } from './admin/socket.ts';
import { assemble } from './assemble.ts';
import { type Clock, systemClock } from './clock.ts';
import type { BackEnd } from './context.ts';
import { seedDemo } from './demo/seed.ts';
import { createApp } from './http/app.ts';
import { everyAnswer } from './http/every-answer.ts';
import { createGraphql } from './http/graphql.ts';
import { answerHeaders } from './http/security-headers.ts';
import { acceptWebSockets } from './http/web-socket.ts';
import { ownUrl } from './listen-address.ts';
import { type Fetch, listen } from './listen.ts';
import { type Log, jsonLog } from './log.ts';
import { runOutbox } from './mail/outbox.ts';
import { createContract } from './schema.ts';
import type { Settings } from './settings.ts';
import { pruneRegularly } from './store/pruning.ts';
import { openStore } from './store/store.ts';

export interface RunningBackEnd {
  /** Where this computer reaches it. */
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

/**
 * Starts the back end.
 * @throws PortInUseError, FolderInUseError, SettingsError; nothing is left running then.
 */
export const startBackEnd = async (settings: Settings, surroundings: Surroundings = {}): Promise<RunningBackEnd> => {
  const { log = jsonLog, clock = systemClock(settings.clockOffset), openStore: open = openStore } = surroundings;
  const app = Promise.withResolvers<{ fetch: Fetch }>();
  const answers = everyAnswer(answerHeaders(settings));
  const { server, port, close } = await listen(settings, app.promise, answers);
  try {
    const backEnd = await assemble({ ...settings, port }, { clock, log, openStore: open, outbox: runOutbox });
    if (settings.environment === 'local') await seedDemo(backEnd.store.db, backEnd.keys, clock.now());
    const stopPruning = pruneRegularly(backEnd.store.db, clock, backEnd.log);
    const stopWatching = backEnd.features.watch();
    const graphql = createGraphql(backEnd, createContract());
    const closeWebSockets = acceptWebSockets(server, backEnd, graphql, answers);
    const endCommands = await takeCommands(backEnd);
    app.resolve(createApp(backEnd, graphql));
    const stop = async (): Promise<void> => {
      backEnd.readiness.isWithdrawn = true;
      stopPruning();
      stopWatching();
      backEnd.featureStreams.stop();
      const closed = close();
      await closeWebSockets();
      await closed;
      await endCommands();
      await backEnd.mailer.outbox?.stop();
      await backEnd.store.close();
    };
    let stopping: Promise<void> | undefined;
    return { url: ownUrl({ ...settings, port }), backEnd, stop: () => (stopping ??= stop()) };
  } catch (error) {
    app.promise.catch(() => undefined);
    app.reject(error);
    await close();
    throw error;
  }
};
