import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { SECOND } from '../common/clock.ts';
import { errorFields, type Log } from '../common/log.ts';
import { withCode } from './lost-connection.ts';
import { type DatabaseSettings, connectionTo, silenceOf } from './postgres-connection.ts';
import type { Heard, Store } from './store.ts';

const FIRST_PAUSE = SECOND / 4;
const LONGEST_PAUSE = 30 * SECOND;

/**
 * Exponential backoff with up to 50 % jitter, so that processes do not reconnect to a restarted server at the same
 * time.
 */
const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE) * (1 + Math.random() / 2);

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
  const heardOn = new Map<string, Set<Heard>>();
  const closing = new AbortController();
  const isClosing = () => closing.signal.aborted;
  let current: pg.Client | null = null;
  let isListening = false;
  let running: Promise<void> | null = null;

  const tell = (channel: string, payload: string | null): void => {
    for (const heard of heardOn.get(channel) ?? []) heard(payload);
  };

  const listenOn = async (client: pg.Client, channel: string): Promise<void> => {
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    tell(channel, null);
  };

  /** Listens until the connection is closed. @throws the error that broke it. */
  const listenOnce = async (begun: () => void): Promise<void> => {
    const { client, ended } = openConnection(databaseUrl, settings);
    current = client;
    let signs: NodeJS.Timeout | undefined;
    try {
      client.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
      // A client closed while connecting only emits `end`.
      await Promise.race([client.connect(), ended]);
      isListening = !isClosing();
      if (!isListening) return;
      for (const channel of heardOn.keys()) await listenOn(client, channel);
      begun();
      // Regular statements, so that only a dead connection reaches the silence timeout.
      signs = setInterval(() => void client.query('select 1').catch(() => undefined), silenceOf(settings) / 2);
      await ended;
    } finally {
      isListening = false;
      clearInterval(signs);
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
    listen: (channel, heard) => {
      const all = heardOn.get(channel) ?? new Set<Heard>();
      heardOn.set(channel, all.add(heard));
      running ??= run();
      // An error breaks the connection; the reconnect then listens on this channel too.
      if (isListening && current) listenOn(current, channel).catch(() => undefined);
      return async () => {
        all.delete(heard);
      };
    },
    close: async () => {
      closing.abort();
      await current?.end();
      await running;
    },
  };
};
