import { vi } from 'vitest';
import type { Store } from '../store/store.ts';

/** Does something while the database answers every question with an error. */
export const whileBroken = async <Result>(
  { db, reads }: Store,
  error: Error,
  work: () => Promise<Result>,
): Promise<Result> => {
  const broken = [...new Set([db, reads])].map((statements) =>
    vi.spyOn(statements, 'select').mockImplementation(() => {
      throw error;
    }),
  );
  try {
    return await work();
  } finally {
    for (const select of broken) select.mockRestore();
  }
};
