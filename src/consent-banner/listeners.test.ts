import { expect, test, vi } from 'vitest';
import { createListeners } from './listeners.ts';

test('calls each listener once; reports one that throws and calls the others', () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  const broken = new Error('broken');
  const heard: string[] = [];
  const { add, notify } = createListeners<string>();
  const first = (said: string) => heard.push(`first ${said}`);
  add(first);
  add(first);
  add(() => {
    throw broken;
  });
  add((said) => heard.push(`last ${said}`));
  notify('yes');
  expect([heard, report.mock.calls]).toEqual([['first yes', 'last yes'], [[broken]]]);
});
