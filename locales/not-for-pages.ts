/** Messages that no page loads, defined independently of the page declarations. */
import type { MessageGroup } from './messages.ts';

/**
 * Groups that no page loads: texts of the back end, of documents without or with a late script, of the consent banner,
 * and words for figures, which are inserted at build time.
 */
export const NOT_FOR_PAGES: readonly MessageGroup[] = [
  'mail',
  'placeholders',
  'noscript',
  'late',
  'consentBanner',
  'numbers',
];

/** Pages only change the title of the head group; its other messages are used in documents and in the web manifest. */
export const isForDocuments = (key: string) => key.startsWith('head.') && !key.startsWith('head.title');
