import pg from 'pg';
import { errorFields, type Log } from '../log.ts';
import type { Heard } from './store.ts';

const RETRY_MS = 1000;

/**
 * LISTEN on a connection of its own, opened with the first listener and opened again when it breaks. What is notified
 * meanwhile is lost: then everyone who listens hears null.
 */
export const listener = (databaseUrl: string, log: Log) => {
  const heardOn = new Map<string, Set<Heard>>();
  let client: Promise<pg.Client> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async (): Promise<pg.Client> => {
    const opened = new pg.Client({ connectionString: databaseUrl, application_name: 'vestibule-listener' });
    opened.on('notification', ({ channel, payload }) => {
      for (const heard of heardOn.get(channel) ?? []) heard(payload ?? '');
    });
    opened.once('error', (error) => {
      log('store.listener-lost', errorFields(error));
      reconnect();
    });
    // A lost connection may say so twice; by then there may be another.
    opened.on('error', () => undefined);
    await opened.connect();
    for (const channel of heardOn.keys()) await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
    return opened;
  };

  /** The connection, opened where there is none. One that could not be opened is forgotten, so that the next try can be better. */
  const connection = (): Promise<pg.Client> => {
    if (client) return client;
    const opening = connect();
    client = opening;
    opening.catch(() => {
      if (client === opening) client = null;
    });
    return opening;
  };

  const tellOfLoss = (): void => {
    for (const all of heardOn.values()) for (const heard of all) heard(null);
  };

  const reconnect = (): void => {
    client = null;
    clearTimeout(retry);
    if (closed) return;
    retry = setTimeout(() => void connection().then(tellOfLoss, reconnect), RETRY_MS);
    retry.unref();
  };

  const listen = async (channel: string, heard: Heard): Promise<() => Promise<void>> => {
    const others = heardOn.get(channel) ?? new Set<Heard>();
    heardOn.set(channel, others.add(heard));
    try {
      await (await connection()).query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      others.delete(heard);
      throw error;
    }
    return async () => {
      others.delete(heard);
    };
  };

  const close = async (): Promise<void> => {
    closed = true;
    clearTimeout(retry);
    await (await client?.catch(() => null))?.end();
  };

  return { listen, close };
};
