import type { OpeningHours } from '../../../machines/domain/store-details.ts';
import type { useDateFormat } from '../../engine/language/language.tsx';

/** 5 January 1970 was a Monday. */
const weekday = (day: number) => Date.UTC(1970, 0, 4 + day);
const hour = (time: string) => Date.parse(`1970-01-01T${time}Z`);

/**
 * Formats opening hours: `Mon–Fri 10:00–19:00`.
 * @param format date formatter of the visit's language.
 */
export function openingHours(
  { from, to, opens, closes }: OpeningHours,
  format: ReturnType<typeof useDateFormat>,
): string {
  const day = (index: number) => format(weekday(index), { weekday: 'short', timeZone: 'UTC' });
  const time = (clock: string) =>
    format(hour(clock), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' });
  return `${from === to ? day(from) : `${day(from)}–${day(to)}`} ${time(opens)}–${time(closes)}`;
}
