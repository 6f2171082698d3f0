import { vi } from 'vitest';
import type { Statements, Store } from '../store/store.ts';

/** What Drizzle tells a statement that is in no transaction. */
export const connectionOf = (db: Statements) =>
  Reflect.get(db, '$client') as { query: (statement: unknown) => Promise<unknown> };

/** Does something while the database answers every question with an error. */
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
