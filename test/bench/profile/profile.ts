/** Main thread time while the form loads on a phone. */
import type { CDPSession } from '@playwright/test';
import { print } from '../../../tools/process/command.ts';
import { PROFILES } from '../conditions.ts';
import { median } from '../figures.ts';
import type { MeasuredPage } from '../measured-pages.ts';
import { withBrowser } from '../session.ts';
import { table, written } from '../medians-table.ts';
import { traced } from '../trace.ts';
import { waitForSettled, watchPage } from '../measured-visit.ts';
import { sharesOf } from './samples.ts';
import type { SourceOf } from './sources.ts';
import { SCRIPT, TIMELINE, workByKind } from './tasks.ts';

/** Sampling interval in µs. */
const SAMPLING = 500;

/** Loads the page once, without typing, which would affect the figures. @param around observes it meanwhile. */
const load = <T>(
  origin: string,
  page: MeasuredPage,
  around: (session: CDPSession, run: () => Promise<void>) => Promise<T>,
) =>
  withBrowser(PROFILES.phone, async (context) => {
    const watched = await watchPage(context, { field: null, live: page.live }, PROFILES.phone);
    return around(watched.session, async () => {
      await watched.page.goto(origin + page.path, { waitUntil: 'commit' });
      await waitForSettled(watched);
    });
  });

async function sampled(session: CDPSession, run: () => Promise<void>, sourceOf: SourceOf) {
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: SAMPLING });
  await session.send('Profiler.start');
  await run();
  const { profile } = await session.send('Profiler.stop');
  return sharesOf(profile, sourceOf);
}

/** The median per name over the runs; missing values count as 0. */
function mediansOf(runs: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const names = new Set(runs.flatMap((run) => [...run.keys()]));
  return new Map([...names].map((name) => [name, median(runs.map((run) => run.get(name) ?? 0)) ?? 0]));
}
const largestFirst = (values: ReadonlyMap<string, number>) => [...values].sort(([, a], [, b]) => b - a);

/**
 * A table of main thread work, and of script time by source area. Work and script are measured in separate visits, so
 * that they do not slow each other.
 * @param rounds of both.
 */
export async function profileOf(
  origin: string,
  page: MeasuredPage,
  sourceOf: SourceOf,
  rounds: number,
): Promise<string> {
  const work = [];
  const shares = [];
  for (let round = 0; round < rounds; round += 1) {
    work.push(await load(origin, page, async (session, run) => workByKind(await traced(session, TIMELINE, run))));
    shares.push(await load(origin, page, (session, run) => sampled(session, run, sourceOf)));
    print(`profile: ${round + 1} of ${rounds}`);
  }
  const kinds = mediansOf(work);
  const script = kinds.get(SCRIPT) ?? 0;
  const all = [...kinds.values()].reduce((sum, time) => sum + time, 0);
  const row = (name: string, time: number) => [name, written(time), `${written((time / all) * 100)} %`];
  const areas = largestFirst(mediansOf(shares)).map(([area, share]) => row(`– ${area}`, share * script));
  const rows = largestFirst(kinds).flatMap(([kind, time]) => [row(kind, time)].concat(kind === SCRIPT ? areas : []));
  return table(['what', 'ms', 'of all'], [...rows, row('in all', all)]);
}
