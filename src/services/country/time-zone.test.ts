import { expect, test, vi } from 'vitest';
import { timeZone } from './time-zone.ts';

test('as Temporal says; no date format is made for it', () => {
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Europe/Vienna' } });
  expect([timeZone(), format.mock.calls]).toEqual(['Europe/Vienna', []]);
});

test('a browser without Temporal says it too', () => {
  vi.stubGlobal('Temporal', undefined);
  Reflect.deleteProperty(globalThis, 'Temporal');
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'Europe/Rome',
  });
  expect(timeZone()).toBe('Europe/Rome');
});
