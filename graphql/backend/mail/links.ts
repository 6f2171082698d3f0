import type { Locale } from '../../../locales/languages.ts';
import { BASE } from '../../../machines/domain/site.ts';

/**
 * URL of a page for mails: always with a language prefix, `/en` for English (D2).
 * @param path within the app, with a leading slash.
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
