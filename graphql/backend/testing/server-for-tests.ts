import { afterAll, beforeAll } from 'vitest';
import { startForTest } from './harness.ts';

/** A back end for a test file or a `describe`: started before its first test, stopped after the last. */
export function serverForTests(...how: Parameters<typeof startForTest>) {
  const server = {} as Awaited<ReturnType<typeof startForTest>>;
  beforeAll(async () => void Object.assign(server, await startForTest(...how)));
  afterAll(() => server.stop());
  return server;
}
