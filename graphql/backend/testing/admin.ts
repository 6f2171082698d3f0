import { afterAll, beforeAll, beforeEach } from 'vitest';
import { runAdmin } from '../admin/run-admin.ts';
import type { BackEnd } from '../server/context.ts';
import { resetDemo } from '../demo/seed.ts';
import { startForTest, movableClock } from './harness.ts';

export interface Answered {
  code: number;
  out: string;
  err: string;
}

/** Runs operator commands on a test back end (D53): arguments, or a line to split at spaces; returns the output. */
export const adminOn =
  (backEnd: () => BackEnd, user = 'tester') =>
  async (line: string | readonly string[]): Promise<Answered> => {
    const answered = { out: '', err: '' };
    const args = typeof line === 'string' ? line.split(' ').filter((word) => word !== '') : line;
    const code = await runAdmin(
      backEnd(),
      { args, user },
      {
        write: async (text) => void (answered.out += text),
        complain: async (problem) => void (answered.err += `${problem}\n`),
      },
    );
    return { code, ...answered };
  };

/**
 * A back end for a test file with operator commands; before each test the demo data is reset and the clock is set to
 * 10:00.
 */
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
