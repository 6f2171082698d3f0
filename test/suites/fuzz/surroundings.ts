/** What entries are fuzzed against: the product’s own parts on Node, and a real back end over HTTP. */
import { mock } from 'node:test';
import { systemClock } from '../../../graphql/backend/clock.ts';
import type { Log } from '../../../graphql/backend/log.ts';
import { startForTest } from '../../../graphql/backend/testing/harness.ts';
import { collectLooseErrors } from '../../harness/loose-errors.ts';
import { installGlobals } from '../../harness/tab/globals.ts';
import { makeSmallSite } from './small-site.ts';

export type BackEnd = Awaited<ReturnType<typeof startForTest>>;
export interface Surroundings {
  /** The same for all; started by the first that asks. */
  backEnd: () => Promise<BackEnd>;
  /** What the back end wrote into its log since the last time, of errors. */
  failures: () => readonly string[];
  /** What nobody may hear, since the last time. */
  looseErrors: () => readonly string[];
  /** A number that was not given before: for addresses and keys of one input alone. */
  next: () => number;
  close: () => Promise<void>;
}

/** Once in a process. */
export async function createSurroundings(): Promise<Surroundings> {
  // The visitor’s time is the back end’s, and passes only when a visit says so.
  mock.timers.enable({ apis: ['Date'], now: Date.now() });
  installGlobals();
  // As a browser has them after the first call: what comes later waits for the network alone.
  await Promise.all([
    import('../../../src/services/calls.ts'),
    import('../../../src/services/entry/judge-referrer.ts'),
    import('../../../src/services/activation/watch-activation.ts'),
    import('../../../src/services/admin/ask-viewer.ts'),
  ]);
  const looseErrors = collectLooseErrors();
  const site = makeSmallSite();
  const failed: string[] = [];
  const hear: Log = (event, fields) => {
    if (/error/.test(event)) failed.push(`${event} ${JSON.stringify(fields ?? {})}`);
  };
  let started: Promise<BackEnd> | null = null;
  let given = 0;
  return {
    looseErrors,
    backEnd: () => (started ??= startForTest({ SITE_DIR: site.folder }, systemClock(0), hear)),
    failures: () => failed.splice(0),
    next: () => (given += 1),
    close: async () => {
      await (await started)?.stop();
      site.remove();
    },
  };
}
