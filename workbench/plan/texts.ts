/** Messages of the product in English, as the plan quotes them. */
import english from '../../locales/en.json' with { type: 'json' };
import { textsOf } from '../../locales/figures.ts';
import type { MessageKey } from '../../locales/messages.ts';

const texts: Readonly<Record<string, string>> = textsOf(english, 'en');

/** A message without its marks; `tag`: only what stands within this one. */
export function textOf(key: MessageKey, tag: string | null): string {
  const text = texts[key] ?? key;
  const within = tag === null ? null : new RegExp(`<${tag}>(.*?)</${tag}>`).exec(text)?.[1];
  return (within ?? text).replaceAll(/<\/?\w+>/g, '');
}
