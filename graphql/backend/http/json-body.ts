/** Request bodies of routes outside GraphQL. */
import type { Context } from 'hono';
import type { HttpEnv } from './client.ts';

/** The parsed body; undefined if it is not JSON. */
export const jsonBody = async (c: Context<HttpEnv>): Promise<unknown> => {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
};

/** Headers for a response sent before the body was read completely: the rest of the connection is still body. */
export const UNREAD = { connection: 'close', 'cache-control': 'no-store' };
