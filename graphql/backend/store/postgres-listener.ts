import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { SECOND } from '../common/clock.ts';
import { errorFields, type Log } from '../common/log.ts';
import { withCode } from './lost-connection.ts';
import { type DatabaseSettings, connectionTo, idleTimeoutOf } from './postgres-connection.ts';
import type { OnNotification, Store } from './store.ts';

const FIRST_PAUSE = SECOND / 4;
const MAX_PAUSE = 30 * SECOND;

/**
 * Exponential backoff with up to 50 % jitter, so that processes do not reconnect to a restarted server at the same
 * time.
 */
const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE * 2 ** failures, MAX_PAUSE) * (1 + Math.random() / 2);

/** Creates a separate connection. `ended` resolves on close and rejects with the error that broke it. */
const openConnection = (databaseUrl: string, settings: DatabaseSettings) => {
  const client = new pg.Client({ ...connectionTo(databaseUrl, settings), application_name: 'vestibule-listener' });
  const ended = Promise.withResolvers<void>();
  client.once('end', ended.resolve);
  client.once('error', (error) => ended.reject(withCode(error)));
  // A lost connection may emit several errors.
  client.on('error', () => undefined);
  ended.promise.catch(() => undefined);
  return { client, ended: ended.promise };
};

/**
 * LISTEN on a separate connection, opened by the first listener and reopened after every break. Notifications in
 * between are lost: after each (re)connect all listeners receive null.
 */
export const listener = (
  databaseUrl: string,
  settings: DatabaseSettings,
  log: Log,
): Pick<Store, 'listen' | 'close'> => {
  const listeners = new Map<string, Set<OnNotification>>();
  const closing = new AbortController();
  const isClosing = () => closing.signal.aborted;
  let current: pg.Client | null = null;
  let isListening = false;
  let running: Promise<void> | null = null;

  const notify = (channel: string, payload: string | null): void => {
    for (const onNotification of listeners.get(channel) ?? []) onNotification(payload);
  };

  const listenOn = async (client: pg.Client, channel: string): Promise<void> => {
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    notify(channel, null);
  };

  /** Listens until the connection is closed. @throws the error that broke it. */
  const listenOnce = async (begun: () => void): Promise<void> => {
    const { client, ended } = openConnection(databaseUrl, settings);
    current = client;
    let heartbeat: NodeJS.Timeout | undefined;
    try {
      client.on('notification', ({ channel, payload }) => notify(channel, payload ?? ''));
      // A client closed while connecting only emits `end`.
      await Promise.race([client.connect(), ended]);
      isListening = !isClosing();
      if (!isListening) return;
      for (const channel of listeners.keys()) await listenOn(client, channel);
      begun();
      // Regular statements, so that only a dead connection reaches the silence timeout.
      heartbeat = setInterval(() => void client.query('select 1').catch(() => undefined), idleTimeoutOf(settings) / 2);
      await ended;
    } finally {
      isListening = false;
      clearInterval(heartbeat);
      await client.end();
    }
  };

  const run = async (): Promise<void> => {
    for (let failures = 0; !isClosing(); failures += 1) {
      try {
        await listenOnce(() => {
          failures = 0;
        });
      } catch (error) {
        log('store.listener-lost', errorFields(error));
      }
      await setTimeout(pauseAfter(failures), undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  };

  return {
    listen: (channel, onNotification) => {
      const all = listeners.get(channel) ?? new Set<OnNotification>();
      listeners.set(channel, all.add(onNotification));
      running ??= run();
      // An error breaks the connection; the reconnect then listens on this channel too.
      if (isListening && current) listenOn(current, channel).catch(() => undefined);
      return async () => {
        all.delete(onNotification);
      };
    },
    close: async () => {
      closing.abort();
      await current?.end();
      await running;
    },
  };
};

/** Maximum delay of an activation event from another process (D26), in ms. */
const POLL_INTERVAL = 2 * SECOND;

/** Replaces NOTIFY on a plain database: makes listeners read again at intervals, as after a lost connection. */
export const polling = () => {
  const timers = new Set<NodeJS.Timeout>();
  const listen: Store['listen'] = (_channel, onNotification) => {
    onNotification(null);
    const timer = setInterval(() => onNotification(null), POLL_INTERVAL);
    timer.unref();
    timers.add(timer);
    return async () => {
      timers.delete(timer);
      clearInterval(timer);
    };
  };
  const close = async (): Promise<void> => {
    for (const timer of timers) clearInterval(timer);
  };
  return { listen, close };
};
