/** Bodies of the routes that are no GraphQL. */
import type { Context } from 'hono';
import type { HttpEnv } from './client.ts';

/** The JSON of the body; undefined when it is none. */
export const jsonBody = async (c: Context<HttpEnv>): Promise<unknown> => {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
};

/** Of an answer to a body that was not read to its end: what comes after it on the connection is still that body. */
export const UNREAD = { connection: 'close', 'cache-control': 'no-store' };
