import type { OpeningHours } from '../../../machines/domain/store-details.ts';

/** 5 January 1970 was a Monday. */
const weekday = (day: number) => Date.UTC(1970, 0, 4 + day);
const hour = (time: string) => Date.parse(`1970-01-01T${time}Z`);

/**
 * As a language writes them: `Mon–Fri 10:00–19:00`.
 * @param locale of the visit.
 */
export function openingHours({ from, to, opens, closes }: OpeningHours, locale: string): string {
  const days = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const hours = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  const between = (format: Intl.DateTimeFormat, first: number, last: number) =>
    first === last ? format.format(first) : `${format.format(first)}–${format.format(last)}`;
  return `${between(days, weekday(from), weekday(to))} ${between(hours, hour(opens), hour(closes))}`;
}
