/** A constant main thread task for comparison, because a budget in ms would measure the machine. */
import type { CDPSession, Page } from '@playwright/test';
import { TASKS, taskTimes, traced } from './trace.ts';

const TASKS_RUN = 15;
/**
 * Number of elements created, laid out and removed in a task: it took 12.5 ms where the budgets were set, which is 50
 * ms on a phone four times slower (W3C Long Tasks).
 */
const ELEMENTS = 420;

/** Runs in the page; resolves when all tasks have ended. */
const work = ({ tasks, elements }: { tasks: number; elements: number }): Promise<void> =>
  new Promise((resolve) => {
    const run = (left: number) => {
      if (left === 0) return resolve();
      const list = document.createElement('ul');
      for (let made = 0; made < elements; made += 1) {
        const item = document.createElement('li');
        item.className = `item-${made % 7}`;
        item.append(`Line ${made} of this list`);
        list.append(item);
      }
      document.body.append(list);
      list.getBoundingClientRect();
      list.remove();
      setTimeout(run, 0, left - 1);
    };
    setTimeout(run, 0, tasks);
  });

/** @returns CPU time of a task in µs that corresponds to 50 ms on a phone: the minimum, since other load only adds. */
export async function yardstick(page: Page, session: CDPSession): Promise<number> {
  const events = await traced(session, TASKS, () => page.evaluate(work, { tasks: TASKS_RUN, elements: ELEMENTS }));
  return Math.min(
    ...taskTimes(events)
      .toSorted((one, other) => other - one)
      .slice(0, TASKS_RUN),
  );
}
