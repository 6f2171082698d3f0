/** English messages of the product, as quoted on the plan. */
import english from '../../../locales/en.json' with { type: 'json' };
import { textsOf } from '../../../locales/figures.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { plainText } from '../words/plain-text.ts';

const texts: Readonly<Record<string, string>> = textsOf(english, 'en');

/** A message without tags; `tag`: only the text within this tag. */
export const textOf = (key: MessageKey, tag: string | null): string => plainText(texts[key] ?? key, tag);
