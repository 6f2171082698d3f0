/**
 * One file per language, compiled at build time, in parts; the browser only loads the messages that a visit shows, in
 * its language.
 */
import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '../machines/domain/languages.ts';
import type en from './en.json';
import type { KeysOf } from './keys.ts';
import type { ViewId } from './parts.ts';

/** A group of messages: the first part of their keys. */
export type MessageGroup = keyof typeof en;
/** Every message that a screen may use. */
export type MessageKey = KeysOf<Omit<typeof en, 'mail' | 'numbers'>>;
export type Messages = Record<string, MessageFormatElement[]>;

/** A compiled language: its common messages, and a loader for each screen's messages. */
interface CompiledLanguage {
  default: Messages;
  parts: Readonly<Partial<Record<ViewId, () => Promise<{ default: Messages }>>>>;
}
const files = import.meta.glob<CompiledLanguage>('./*.json', { query: '?messages' });

/** The compiled messages of a language: the common ones, and those of some screens. */
export async function loadMessages(locale: Locale, screens: readonly ViewId[]): Promise<Messages> {
  const file = files[`./${locale}.json`];
  if (!file) throw new Error(`locales/${locale}.json is missing`);
  const { default: common, parts } = await file();
  const own = await Promise.all(screens.map(async (screen) => (await parts[screen]?.())?.default));
  return Object.assign({}, common, ...own) as Messages;
}
