/** One file a language, compiled when built; only the language of the visit reaches a browser. */
import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '../machines/checks/languages.ts';
import type en from './en.json';
import type { KeysOf } from './keys.ts';

/** Every message that a screen may name. */
export type MessageKey = KeysOf<Omit<typeof en, 'mail'>>;
export type Messages = Record<string, MessageFormatElement[]>;

const files: Record<Locale, () => Promise<{ default: unknown }>> = {
  en: () => import('./en.json?messages'),
  de: () => import('./de.json?messages'),
};

/** The compiled messages of a language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await files[locale]()).default as Messages;
}
