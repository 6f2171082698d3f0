import pg from 'pg';
import { errorFields, type Log } from '../log.ts';

const RETRY_MS = 1000;

/**
 * LISTEN on a connection of its own, opened with the first listener and opened again when it breaks. What is notified
 * meanwhile is lost; a page that listens reads the status anew when it reconnects.
 */
export const listener = (databaseUrl: string, log: Log) => {
  const heardOn = new Map<string, Set<(payload: string) => void>>();
  let client: Promise<pg.Client> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async (): Promise<pg.Client> => {
    const opened = new pg.Client({ connectionString: databaseUrl, application_name: 'vestibule-listener' });
    opened.on('notification', ({ channel, payload }) => {
      for (const heard of heardOn.get(channel) ?? []) heard(payload ?? '');
    });
    opened.on('error', (error) => {
      log('store.listener-lost', errorFields(error));
      reconnect();
    });
    await opened.connect();
    for (const channel of heardOn.keys()) await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
    return opened;
  };

  const reconnect = (): void => {
    client = null;
    clearTimeout(retry);
    if (closed) return;
    retry = setTimeout(() => {
      client = connect();
      client.catch(reconnect);
    }, RETRY_MS);
    retry.unref();
  };

  const listen = async (channel: string, heard: (payload: string) => void): Promise<() => Promise<void>> => {
    const others = heardOn.get(channel) ?? new Set();
    heardOn.set(channel, others.add(heard));
    client ??= connect();
    await (await client).query(`listen ${pg.escapeIdentifier(channel)}`);
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
