/** Messages of the product in English, as the plan quotes them. */
import english from '../../../locales/en.json' with { type: 'json' };
import { textsOf } from '../../../locales/figures.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { plainText } from '../words/texts.ts';

const texts: Readonly<Record<string, string>> = textsOf(english, 'en');

/** A message without its marks; `tag`: only what stands within this one. */
export const textOf = (key: MessageKey, tag: string | null): string => plainText(texts[key] ?? key, tag);
