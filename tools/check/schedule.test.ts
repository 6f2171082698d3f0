import { expect, test, vi } from 'vitest';
import { schedule, type Job } from './schedule.ts';

const node = (body: string): Job['command'] => [process.execPath, '-e', body];
const job = (name: string, more: Partial<Job> = {}): Job => ({ name, command: node(''), cores: 1, ...more });

/** The names of the jobs, in starting order. */
async function begun(jobs: readonly Job[]) {
  const lines: string[] = [];
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const outcomes = await schedule(jobs, ({ output }) => output).finally(() => written.mockRestore());
  return { outcomes, lines, order: lines.flatMap((line) => /^▸ (\w+)/.exec(line)?.[1] ?? []) };
}

test('results come in list order; the output of a job is shown when it has passed', async () => {
  const { outcomes, lines } = await begun([job('a', { command: node("console.log('figures')") }), job('b')]);
  expect(outcomes.map(({ name, passed, output }) => [name, passed, output])).toEqual([
    ['a', true, 'figures\n'],
    ['b', true, ''],
  ]);
  expect(lines.filter((line) => line.startsWith('figures'))).toHaveLength(1);
});
test('a job starts when its dependencies have passed, in any list order', async () => {
  const { order } = await begun([job('last', { after: ['first'] }), job('first')]);
  expect(order).toEqual(['first', 'last']);
});
test('a job whose dependency failed is not run, and fails', async () => {
  const { outcomes, order } = await begun([
    job('broken', { command: node('process.exit(3)') }),
    job('next', { after: ['broken'] }),
    job('other'),
  ]);
  expect(outcomes.map(({ name, passed }) => [name, passed])).toEqual([
    ['broken', false],
    ['next', false],
    ['other', true],
  ]);
  expect(order).not.toContain('next');
});
test('circular or unknown dependencies of jobs are an error', async () => {
  await expect(begun([job('a', { after: ['b'] }), job('b', { after: ['a'] })])).rejects.toThrow(
    'Nothing can begin: a, b',
  );
});
