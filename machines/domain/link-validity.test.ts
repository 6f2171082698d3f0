import { describe, expect, it } from 'vitest';
import { VALIDITY_DAYS, isWholeTimestamp, validUntil } from './link-validity.ts';

const TS = '2026-12-05T17:30:00Z.q83vEjRWeJA_-w';
const END = Date.UTC(2026, 11, 5, 17, 30);

describe('D9 link validity', () => {
  it('is 14 days', () => {
    expect(VALIDITY_DAYS).toBe(14);
  });

  it.each([TS, '2026-12-05T17:30:00Z.!altered.twice'])('reads the time of %s', (timestamp) => {
    expect(validUntil(timestamp)).toEqual(new Date(END));
  });

  it('knows leap days', () => {
    expect(validUntil('2028-02-29T00:00:00Z.mac')).toEqual(new Date(Date.UTC(2028, 1, 29)));
  });

  it.each([
    '',
    '2026-12-05T17:30:00Z',
    '2026-12-05T17:30:00.000Z.mac',
    '2026-12-05T17:30:00+00:00.mac',
    '2026-12-05t17:30:00z.mac',
    ' 2026-12-05T17:30:00Z.mac',
    '2026-02-30T17:30:00Z.mac',
    '2027-02-29T17:30:00Z.mac',
    '2026-12-05T24:00:00Z.mac',
    '2026-12-05T17:30:60Z.mac',
    'mac.2026-12-05T17:30:00Z',
  ])('cannot read %j', (timestamp) => {
    expect(validUntil(timestamp)).toBeNull();
    expect(isWholeTimestamp(timestamp)).toBe(false);
  });

  it('is whole with all of its MAC', () => {
    const whole = `2026-12-05T17:30:00Z.${'_'.repeat(43)}`;
    expect([whole, whole.slice(0, -1), TS].map(isWholeTimestamp)).toEqual([true, false, false]);
  });
});
