import { useIntl } from 'react-intl';

/** From here on minutes are exact enough. Seconds. */
const MINUTE = 60;

/** How far ahead something is, in the visitor's language: *in 40 seconds*, *in 55 minutes*. @param seconds whole ones, above 0. */
export function useTimeAhead(): (seconds: number) => string {
  const { formatRelativeTime } = useIntl();
  return (seconds) =>
    seconds > MINUTE
      ? formatRelativeTime(Math.ceil(seconds / MINUTE), 'minute')
      : formatRelativeTime(seconds, 'second');
}
