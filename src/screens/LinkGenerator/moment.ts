import type { Locale } from '../../../machines/domain/languages.ts';

/** The English of the house is that of Europe: the day comes before the month, and the day has 24 hours. */
const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, options);

/**
 * A moment in the words of a language, as the clock on the reader’s wall shows it.
 * @param moment ISO 8601.
 */
export function momentOf(moment: string, locale: Locale): { date: string; time: string } {
  const at = new Date(moment);
  return {
    date: format(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(at),
    time: format(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at),
  };
}
