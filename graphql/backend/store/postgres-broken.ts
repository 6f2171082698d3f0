import type pg from 'pg';
import { errorFields, type Log } from '../common/log.ts';
import { withCode } from './lost-connection.ts';

/** The error that broke a connection, recorded at once, even while it is idle. */
const broken = new WeakMap<pg.ClientBase, Error>();
/** The error that broke a pooled connection; undefined if it works. */
export const breakOf = (client: pg.ClientBase): Error | undefined => broken.get(client);

/**
 * Logs broken connections of a pool. The pool listens for errors only while a connection is idle; without this listener
 * an error during use would end the process.
 */
export const logBreaks = (pool: pg.Pool, log: Log): void => {
  pool.on('connect', (client) => {
    client.on('error', (thrown) => {
      // A broken connection may emit several errors.
      if (broken.has(client)) return;
      const error = withCode(thrown);
      broken.set(client, error);
      log('store.connection-lost', errorFields(error));
    });
  });
  pool.on('error', () => undefined);
};
