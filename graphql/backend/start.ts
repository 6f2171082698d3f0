import { setTimeout } from 'node:timers/promises';
import { serveCommands } from './admin/socket.ts';
import { type Dependencies, assemble } from './assemble.ts';
import { SECOND, systemClock } from './common/clock.ts';
import type { BackEnd } from './server/context.ts';
import { createApp } from './server/app.ts';
import { createResponses } from './http/responses.ts';
import { createGraphql } from './server/graphql.ts';
import { responseHeaders } from './http/security-headers.ts';
import { acceptWebSockets } from './server/web-socket.ts';
import { ownUrl } from './settings/listen-address.ts';
import { type Fetch, listen } from './server/listen.ts';
import { jsonLog } from './common/log.ts';
import { runOutbox } from './common/outbox.ts';
import { createContract } from './server/schema.ts';
import type { Settings } from './settings/settings.ts';
import { pruneRegularly } from './pruning.ts';
import { openStore } from './store/open-store.ts';

/** Resolves when `done` does, or after the timeout in ms. */
const within = (milliseconds: number, done: Promise<unknown>) => Promise.race([done, setTimeout(milliseconds)]);

/** Deadlines of the shutdown phases, in ms after the server stops accepting. */
const ENDS_BY = { requests: 2500, mails: 3300, store: 3900 };

/** Time for a proxy to notice that this process is not ready, in ms. */
const drainTime = ({ drainSeconds, environment }: Settings): number =>
  SECOND * (drainSeconds ?? (environment === 'production' ? 1 : 0));

export interface RunningBackEnd {
  /** URL on this computer. */
  url: string;
  backEnd: BackEnd;
  /**
   * Reports not ready for `DRAIN_SECONDS`, then stops accepting, answers open requests, closes streams and sockets,
   * delivers due mails and closes the store. Each phase has a deadline. Idempotent.
   */
  stop(): Promise<void>;
}

/** Dependencies that tests replace. */
export type StartOptions = Partial<Pick<Dependencies, 'clock' | 'log' | 'openStore'>>;

/**
 * Starts the back end.
 * @throws PortInUseError, FolderInUseError, SettingsError; everything started is closed first.
 */
export const startBackEnd = async (settings: Settings, options: StartOptions = {}): Promise<RunningBackEnd> => {
  const { log = jsonLog, clock = systemClock(settings.clockOffset), openStore: open = openStore } = options;
  const app = Promise.withResolvers<{ fetch: Fetch }>();
  const stopping = new AbortController();
  const answers = createResponses(responseHeaders(settings), stopping.signal);
  const { server, port, close } = await listen(settings, app.promise, answers);
  try {
    const backEnd = await assemble({ ...settings, port }, { clock, log, openStore: open, outbox: runOutbox });
    const stopPruning = pruneRegularly(backEnd.store.db, clock, backEnd.log);
    const stopWatching = backEnd.features.watch();
    const graphql = createGraphql(backEnd, createContract());
    const closeWebSockets = acceptWebSockets(server, backEnd, graphql, answers);
    const endCommands = await serveCommands(backEnd);
    app.resolve(createApp(backEnd, graphql));
    const stop = async (): Promise<void> => {
      backEnd.readiness.isWithdrawn = true;
      stopping.abort();
      await setTimeout(drainTime(settings));
      stopPruning();
      stopWatching();
      const begun = performance.now();
      const until = (end: keyof typeof ENDS_BY) => Math.max(0, begun + ENDS_BY[end] - performance.now());
      const closed = close();
      backEnd.featureStreams.stop();
      await within(until('requests'), Promise.all([closed, closeWebSockets(), endCommands()]));
      await within(until('mails'), Promise.all([backEnd.mailer.outbox?.stop(), backEnd.webhooks?.stop()]));
      await within(until('store'), backEnd.store.close());
    };
    let stopped: Promise<void> | undefined;
    return { url: ownUrl({ ...settings, port }), backEnd, stop: () => (stopped ??= stop()) };
  } catch (error) {
    app.promise.catch(() => undefined);
    app.reject(error);
    await close();
    throw error;
  }
};
