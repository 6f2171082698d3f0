/** Runs steps in parallel, as many as there are free cores. */
import { availableParallelism } from 'node:os';
import { print, secondsSince } from '../process/command.ts';
import { run, type Outcome, type Step } from '../process/step.ts';

export interface Job extends Step {
  /** Cores it keeps busy: 1, or 2 for a job with workers. */
  cores: 1 | 2;
  /** Names of jobs whose results it needs; if one fails, this job fails without running. */
  after?: readonly string[];
}

/** At least two: a machine with one core runs the same schedule in twice the time. */
const CORES = Math.max(2, availableParallelism());

/**
 * Runs all jobs. The first job of the list that fits starts first, so list the longest first. Prints when each begins.
 * @param shown returns the part of a passed job's output to print after its line.
 * @returns their outcomes, in the order of the list.
 */
export async function schedule(jobs: readonly Job[], shown: (outcome: Outcome) => string | undefined) {
  const began = performance.now();
  const outcomes = new Map<string, Outcome>();
  const running = new Map<string, Promise<unknown>>();
  let free = CORES;

  const finish = (outcome: Outcome) => {
    outcomes.set(outcome.name, outcome);
    const text = outcome.passed ? shown(outcome) : undefined;
    if (text) print(text);
  };
  const launch = (job: Job) => {
    free -= job.cores;
    print(`▸ ${job.name}  (at ${secondsSince(began)}, ${outcomes.size} of ${jobs.length} done)`);
    const ended = run(job).then((outcome) => {
      free += job.cores;
      running.delete(job.name);
      finish(outcome);
    });
    running.set(job.name, ended);
  };
  const waiting = () => jobs.filter(({ name }) => !outcomes.has(name) && !running.has(name));

  while (waiting().length > 0 || running.size > 0) {
    for (const job of waiting()) {
      const before = (job.after ?? []).map((name) => outcomes.get(name));
      if (before.some((outcome) => outcome?.passed === false)) {
        print(`✗ ${job.name}  not run: what it needs has failed`);
        finish({ name: job.name, passed: false, output: '' });
      } else if (before.every(Boolean) && job.cores <= free) launch(job);
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting().some(({ after = [] }) => !after.some((name) => outcomes.has(name))))
      throw new Error(
        `Nothing can begin: ${waiting()
          .map(({ name }) => name)
          .join(', ')}`,
      );
  }
  return jobs.flatMap(({ name }) => outcomes.get(name) ?? []);
}
