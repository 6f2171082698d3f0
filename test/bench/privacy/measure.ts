/** Measures one entry: all states in random order, one after another in each lane, within one run of the back end. */
import { clientOf } from '../../../graphql/backend/testing/harness.ts';
import type { Random } from '../../harness/random.ts';
import type { AddressState } from './addresses.ts';
import type { Entry, Preparing } from './entries.ts';
import { startOn } from './server.ts';

/** Milliseconds: of the answer, and of the request right after it, which pays for what the answer left to do. */
export interface Times {
  answer: number[];
  next: number[];
}
export type Measured = ReadonlyMap<AddressState, Times>;

export interface Plan {
  /** Requests of each state. */
  samples: number;
  /** How many ask at once. */
  lanes: number;
  random: Random;
  smtpUrl: string;
  progress: (done: number, of: number) => void;
}

/** Until the server's code is compiled. */
const WARMING = 20;

/** In an order that the seed decides (Fisher and Yates). */
export function inRandomOrder<T>(values: readonly T[], random: Random): T[] {
  const left = [...values];
  return values.flatMap(() => left.splice(random.below(left.length), 1));
}

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await ask();
  return performance.now() - start;
}

const prepared = (entry: Entry, states: readonly AddressState[]) => async (preparing: Preparing) => {
  const jobs = [];
  for (const state of states) jobs.push({ state, ...(await entry.prepare(preparing, state)) });
  return jobs;
};

/** What `entry` takes in each state. */
export async function measure(entry: Entry, plan: Plan): Promise<Measured> {
  const { samples, lanes, random, smtpUrl, progress } = plan;
  const states: readonly AddressState[] = ['unknown', ...entry.known];
  const measured = inRandomOrder(
    states.flatMap((state) => Array<AddressState>(samples).fill(state)),
    random,
  );
  const warming = Array.from({ length: WARMING }, (_, nth) => states[nth % states.length] ?? 'unknown');
  await using server = await startOn(smtpUrl, prepared(entry, [...warming, ...measured]));
  const client = clientOf(server.url);
  const probe = () => fetch(`${server.url}/healthz`).then((response) => response.text());
  const times = new Map(states.map((state): [AddressState, Times] => [state, { answer: [], next: [] }]));
  const jobs = server.jobs.entries();
  const lane = async (): Promise<void> => {
    for (const [nth, { state, before, press }] of jobs) {
      await before?.(client);
      const answer = await timed(() => press(client));
      const next = await timed(probe);
      if (nth < WARMING) continue;
      times.get(state)?.answer.push(answer);
      times.get(state)?.next.push(next);
      progress(nth + 1 - WARMING, measured.length);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return times;
}
