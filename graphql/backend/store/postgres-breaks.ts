import type pg from 'pg';
import { errorFields, type Log } from '../log.ts';
import { withCode } from './lost-connection.ts';

/** What each broke by, from the moment that it did: also while nobody had it. */
const broken = new WeakMap<pg.ClientBase, Error>();
/** What a connection of a pool broke by; undefined: it has not. */
export const breakOf = (client: pg.ClientBase): Error | undefined => broken.get(client);

/**
 * Has each connection of a pool tell the log that it broke. Without a listener of its own, one that breaks while somebody has it would
 * end the process, for the pool listens only while it is idle.
 */
export const tellBreaks = (pool: pg.Pool, log: Log): void => {
  pool.on('connect', (client) => {
    client.on('error', (thrown) => {
      // A broken connection may say so twice.
      if (broken.has(client)) return;
      const error = withCode(thrown);
      broken.set(client, error);
      log('store.connection-lost', errorFields(error));
    });
  });
  pool.on('error', () => undefined);
};
