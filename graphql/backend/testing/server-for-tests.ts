import { afterAll, beforeAll } from 'vitest';
import { startForTest } from './harness.ts';

/** A back end for the tests of a file or of a `describe`: it is there from the first of them, and stopped after the last. */
export function serverForTests(...how: Parameters<typeof startForTest>) {
  const server = {} as Awaited<ReturnType<typeof startForTest>>;
  beforeAll(async () => void Object.assign(server, await startForTest(...how)));
  afterAll(() => server.stop());
  return server;
}
