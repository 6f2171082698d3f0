/** A task of the main thread that is always the same, to compare others with: a budget in milliseconds would measure the machine. */
import type { CDPSession, Page } from '@playwright/test';
import { TASKS, taskTimes, traced } from './trace.ts';

const TASKS_RUN = 15;
/**
 * Elements made, laid out and taken away in a task: as many as took 12.5 ms, 50 on a phone four times slower (W3C Long Tasks), where
 * the budgets were set.
 */
const ELEMENTS = 420;

/** In the page; resolves when all tasks are over. */
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

/**
 * @returns microseconds of the processor's own time that a task has here from which on a visitor is kept waiting on a phone: those of
 * the quickest, for what else the machine does can only add to it.
 */
export async function yardstick(page: Page, session: CDPSession): Promise<number> {
  const events = await traced(session, TASKS, () => page.evaluate(work, { tasks: TASKS_RUN, elements: ELEMENTS }));
  return Math.min(
    ...taskTimes(events)
      .toSorted((one, other) => other - one)
      .slice(0, TASKS_RUN),
  );
}
