/**
 * One file per language, compiled at build time, in parts; the browser only loads the messages that a visit shows, in
 * its language.
 */
import type { Locale } from '../../../locales/languages.ts';
import type { Messages } from '../../../locales/messages.ts';
import type { ViewId } from './page-messages.ts';

/** A compiled language: its common messages, and a loader for each screen's messages. */
interface CompiledLanguage {
  default: Messages;
  parts: Readonly<Partial<Record<ViewId, () => Promise<{ default: Messages }>>>>;
}
const files = import.meta.glob<CompiledLanguage>('../../../locales/*.json', { query: '?messages' });

/** The compiled messages of a language: the common ones, and those of some screens. */
export async function loadMessages(locale: Locale, screens: readonly ViewId[]): Promise<Messages> {
  const file = files[`../../../locales/${locale}.json`];
  if (!file) throw new Error(`locales/${locale}.json is missing`);
  const { default: common, parts } = await file();
  const own = await Promise.all(screens.map(async (screen) => (await parts[screen]?.())?.default));
  return Object.assign({}, common, ...own) as Messages;
}
