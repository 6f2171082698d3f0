import { expect, test, vi } from 'vitest';
import { timeZone } from './time-zone.ts';

test('comes from Temporal, without a date format', () => {
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Europe/Vienna' } });
  expect([timeZone(), format.mock.calls]).toEqual(['Europe/Vienna', []]);
});

test('works in a browser without Temporal', () => {
  vi.stubGlobal('Temporal', undefined);
  Reflect.deleteProperty(globalThis, 'Temporal');
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'Europe/Rome',
  });
  expect(timeZone()).toBe('Europe/Rome');
});
