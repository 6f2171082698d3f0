import type { Locale } from '../../../machines/domain/languages.ts';
import { BASE } from '../../../src/site.ts';

/**
 * The address of a page as it stands in mails: always with a language prefix, English ones `/en` (D2).
 * @param path within the app, with its leading slash.
 */
export const pageUrl = (
  publicUrl: string,
  locale: Locale,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams(query).toString();
  return `${publicUrl}${BASE}/${locale}${path}${search === '' ? '' : `?${search}`}`;
};
