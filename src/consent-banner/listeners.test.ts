import { expect, test, vi } from 'vitest';
import { createListeners } from './listeners.ts';

test('calls each listener once; reports one that throws and calls the others', () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  const broken = new Error('broken');
  const received: string[] = [];
  const { add, notify } = createListeners<string>();
  const first = (value: string) => received.push(`first ${value}`);
  add(first);
  add(first);
  add(() => {
    throw broken;
  });
  add((value) => received.push(`last ${value}`));
  notify('yes');
  expect([received, report.mock.calls]).toEqual([['first yes', 'last yes'], [[broken]]]);
});
