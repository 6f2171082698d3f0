/**
 * `createIntl` binds every formatter that there is to its language, so a bundler must keep them all: of lists, durations, names of
 * languages. Those that nothing asks for are left out; `useIntl` has none of them in the built site.
 */
import type { Plugin } from 'vite';

const LIBRARY = /node_modules[\\/]@formatjs[\\/]intl[\\/]index\.js$/;
/** What the product asks of `useIntl`. */
export const USED_FORMATTERS: readonly string[] = ['formatMessage', 'formatNumber', 'formatRelativeTime'];

const BOUND = /^\t\t(?:format\w+|\$t): (format\w+)\.bind\(.*\),?$/gm;
const MADE = /^\t\tget(?:DurationFormat|ListFormat|DisplayNames): memoize\([^]*?\n\t\t\}\),?$/gm;

/**
 * The library's source without the formatters that are not used.
 * @throws where it is not written as it was: then nothing would be left out.
 */
export function withoutUnusedFormatters(source: string): string {
  const bound = [...source.matchAll(BOUND)].length;
  const made = [...source.matchAll(MADE)].length;
  if (bound === 0 || made !== 3) throw new Error(`@formatjs/intl is written otherwise: ${bound} bound, ${made} made`);
  return source
    .replace(BOUND, (line, name: string) => (USED_FORMATTERS.includes(name) && !line.includes('$t') ? line : ''))
    .replace(MADE, '');
}

export const unusedFormatters = (): Plugin => ({
  name: 'vestibule:unused-formatters',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: { filter: { id: LIBRARY }, handler: (source) => ({ code: withoutUnusedFormatters(source), map: null }) },
});
