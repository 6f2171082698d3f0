import { expect, test, vi } from 'vitest';
import { createListeners } from './listeners.ts';

test('each is told, once; one that throws keeps nobody else from knowing, and is reported', () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  const broken = new Error('broken');
  const heard: string[] = [];
  const { add, tell } = createListeners<string>();
  const first = (said: string) => heard.push(`first ${said}`);
  add(first);
  add(first);
  add(() => {
    throw broken;
  });
  add((said) => heard.push(`last ${said}`));
  tell('yes');
  expect([heard, report.mock.calls]).toEqual([['first yes', 'last yes'], [[broken]]]);
});
