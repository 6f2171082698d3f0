import { useLanguage } from '../language/language.tsx';

/** Seconds; above it, minutes are precise enough. */
const MINUTE = 60;

/**
 * A duration from now in the visitor's language: *in 40 seconds*, *in 55 minutes*.
 * @param seconds a whole number above 0.
 */
export function useTimeAhead(): (seconds: number) => string {
  const { locale } = useLanguage();
  return (seconds) => {
    const format = new Intl.RelativeTimeFormat(locale);
    return seconds > MINUTE ? format.format(Math.ceil(seconds / MINUTE), 'minute') : format.format(seconds, 'second');
  };
}
