import { useLanguage } from './language.tsx';

/** From here on minutes are exact enough. Seconds. */
const MINUTE = 60;

/** How far ahead something is, in the visitor's language: *in 40 seconds*, *in 55 minutes*. @param seconds whole ones, above 0. */
export function useTimeAhead(): (seconds: number) => string {
  const { locale } = useLanguage();
  return (seconds) => {
    const format = new Intl.RelativeTimeFormat(locale);
    return seconds > MINUTE ? format.format(Math.ceil(seconds / MINUTE), 'minute') : format.format(seconds, 'second');
  };
}
