/** What the hero says to those whom nobody named, and the title of the page, by the words that the page’s data chooses (D29). */
import type { LandingDefinition } from '../../../machines/landing/landing.types.ts';
import type { MessageKey } from '../../../locales/messages.ts';

type Words = LandingDefinition['words'];

/** The name of the page, where it is not called by its words. */
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
