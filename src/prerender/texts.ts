/** Messages for documents without React: without arguments, some in groups that no page loads. */
import { LOCALES, type Locale } from '../../locales/languages.ts';
import { textsOf } from '../../locales/figures.ts';
import type { Group } from '../../locales/keys.ts';

const files = import.meta.glob<Group>('../../locales/*.json', { eager: true, import: 'default' });
const texts = new Map(
  LOCALES.map((locale) => [locale, textsOf(files[`../../locales/${locale}.json`] ?? {}, locale)] as const),
);

export const textIn = (locale: Locale) => (key: string) => texts.get(locale)?.[key] ?? '';
