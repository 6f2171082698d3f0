/** The finder of one language. It is made when somebody first looks for something: the page opens without. */
import { textsOf } from '../../../locales/figures.ts';
import type { Group } from '../../../locales/keys.ts';
import type { Locale } from '../../../machines/domain/languages.ts';
import type { Found } from '../../search/find.ts';

export type Find = (typed: string) => readonly Found[];

const files = import.meta.glob<Group>('../../../locales/*.json', { import: 'default' });

async function make(language: Locale): Promise<Find> {
  const [{ finderOf }, { messagesIn, things }, file] = await Promise.all([
    import('../../search/find.ts'),
    import('../../search/things.ts'),
    files[`../../../locales/${language}.json`]?.(),
  ]);
  return finderOf([...things, ...(file ? messagesIn(textsOf(file, language)) : [])]);
}

const made = new Map<Locale, Promise<Find>>();
export function loadFinder(language: Locale): Promise<Find> {
  const finder = made.get(language) ?? make(language);
  made.set(language, finder);
  return finder;
}
