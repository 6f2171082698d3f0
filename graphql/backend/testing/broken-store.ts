import { vi } from 'vitest';
import type { Statements, Store } from '../store/store.ts';

/** The connection that Drizzle uses outside transactions. */
export const connectionOf = (db: Statements) =>
  Reflect.get(db, '$client') as { query: (statement: unknown) => Promise<unknown> };

/** Runs `work` while every query of the database fails. */
export const whileBroken = async <Result>(
  { db, reads }: Store,
  error: Error,
  work: () => Promise<Result>,
): Promise<Result> => {
  const broken = [...new Set([db, reads].map(connectionOf))].map((connection) =>
    vi.spyOn(connection, 'query').mockRejectedValue(error),
  );
  try {
    return await work();
  } finally {
    for (const query of broken) query.mockRestore();
  }
};
