/** The environment of the entries: the product's parts on Node, and a real back end over HTTP. */
import { mock } from 'node:test';
import { systemClock } from '../../../graphql/backend/common/clock.ts';
import type { Log } from '../../../graphql/backend/common/log.ts';
import { startForTest } from '../../../graphql/backend/testing/harness.ts';
import { collectLooseErrors } from '../../harness/loose-errors.ts';
import { installGlobals } from '../../harness/tab/globals.ts';
import { makeSmallSite } from './small-site.ts';

export type BackEnd = Awaited<ReturnType<typeof startForTest>>;
export interface Surroundings {
  /** Shared; started on first use. */
  backEnd: () => Promise<BackEnd>;
  /** Error log of the back end since the last call. */
  failures: () => readonly string[];
  /** Unexpected errors since the last call. */
  looseErrors: () => readonly string[];
  /** A unique number, for addresses and keys of one input. */
  next: () => number;
  close: () => Promise<void>;
}

/** Call once per process. */
export async function createSurroundings(): Promise<Surroundings> {
  // The visitor and the back end share a fake clock, which only a visit advances.
  mock.timers.enable({ apis: ['Date'], now: Date.now() });
  installGlobals();
  // Preloads modules, so that later steps wait only for the network.
  await Promise.all([
    import('../../../src/services/calls.ts'),
    import('../../../src/services/entry/check-referrer.ts'),
    import('../../../src/services/activation/watch-activation.ts'),
    import('../../../src/services/admin/ask-viewer.ts'),
  ]);
  const looseErrors = collectLooseErrors();
  const site = makeSmallSite();
  const failed: string[] = [];
  const log: Log = (event, fields) => {
    if (/error/.test(event)) failed.push(`${event} ${JSON.stringify(fields ?? {})}`);
  };
  let started: Promise<BackEnd> | null = null;
  let given = 0;
  return {
    looseErrors,
    backEnd: () => (started ??= startForTest({ SITE_DIR: site.folder }, systemClock(0), log)),
    failures: () => failed.splice(0),
    next: () => (given += 1),
    close: async () => {
      await (await started)?.stop();
      site.remove();
    },
  };
}
