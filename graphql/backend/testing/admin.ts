import { afterAll, beforeAll, beforeEach } from 'vitest';
import { runAdmin } from '../admin/run-admin.ts';
import type { BackEnd } from '../context.ts';
import { resetDemo } from '../demo/seed.ts';
import { startForTest } from './harness.ts';
import { movableClock } from './movable-clock.ts';

export interface Answered {
  code: number;
  out: string;
  err: string;
}

/** The operator's side on a back end of a test (D53): a command line, its words parted by spaces → all that it answers. */
export const adminOn =
  (backEnd: () => BackEnd, user = 'tester') =>
  async (line: string): Promise<Answered> => {
    const answered = { out: '', err: '' };
    const code = await runAdmin(
      backEnd(),
      { args: line.split(' ').filter((word) => word !== ''), user },
      {
        write: async (text) => void (answered.out += text),
        complain: async (problem) => void (answered.err += `${problem}\n`),
      },
    );
    return { code, ...answered };
  };

/** A back end for the tests of a file, as the demo leaves it at ten in the morning before each of them, with its operator's side. */
export function operatedBackEnd() {
  const clock = movableClock();
  let started: Awaited<ReturnType<typeof startForTest>>;
  const server = () => started;
  beforeAll(async () => {
    started = await startForTest({}, clock);
  });
  beforeEach(async () => {
    clock.set('2026-11-21T10:00:00.000Z');
    await resetDemo(started.backEnd.store.db, started.backEnd.keys, clock.now());
  });
  afterAll(() => started.stop());
  return { clock, server, admin: adminOn(() => started.backEnd) };
}
