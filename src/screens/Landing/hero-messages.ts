/** Hero texts for uninvited visitors, and the page title, by the `words` of the page's data (D29). */
import type { LandingDefinition } from '../../../machines/landing-pages/landing.types.ts';
import type { MessageKey } from '../../../locales/messages.ts';

type Words = LandingDefinition['words'];

/** Page titles whose message key does not follow from `words`. */
const TITLES = {
  standard: 'landing.page',
  app: 'layout.app',
  full: 'landing.waitingForm',
} as const satisfies Partial<Record<Words, MessageKey>>;
const hasTitle = (words: Words): words is keyof typeof TITLES => words in TITLES;

export const titleOf = (words: Words): MessageKey => (hasTitle(words) ? TITLES[words] : `landing.${words}Page`);

export const heroMessages = (words: Words) =>
  ({
    first: `landing.${words}Heading`,
    second: `landing.${words}Second`,
    lead: `landing.${words}Lead`,
  }) as const satisfies Record<string, MessageKey>;
