/** Messages that no page of a visit loads, told without the pages' declarations. */
import type { MessageGroup } from './messages.ts';

/**
 * What the back end says, what documents say where no script runs, or comes late, what the consent banner says, and the words for
 * figures, which are put in before: no page loads it.
 */
export const NOT_FOR_PAGES: readonly MessageGroup[] = [
  'mail',
  'placeholders',
  'noscript',
  'late',
  'consentBanner',
  'numbers',
];

/** Of the head, a page only ever changes its title; the rest stands in the document and in the web manifest. */
export const isForDocuments = (key: string) => key.startsWith('head.') && !key.startsWith('head.title');
