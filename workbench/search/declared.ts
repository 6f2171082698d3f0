/** What the pages declare of their addresses and messages. A build of the charts does without: here the declarations are read whole. */
import { isForDocuments, NOT_FOR_PAGES } from '../../locales/not-for-pages.ts';
import type { PageDefinition, PageId } from '../../machines/page.types.ts';

const files = import.meta.glob<Readonly<Record<string, PageDefinition>>>('../../machines/**/*.page.ts', {
  eager: true,
});
const declared: readonly PageDefinition[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  // What two pages share is no page.
  .filter((one) => 'id' in one);

/** The addresses of pages, below the language. */
export const addresses: readonly { page: PageId; path: string }[] = declared.flatMap(({ id, path }) =>
  path === null ? [] : [{ page: id, path }],
);

const controlsOf = ({ offers, groups = [] }: PageDefinition): readonly string[] =>
  [offers, ...groups.map((group) => group.offers)].flatMap((some) =>
    Object.values(some).flatMap(({ message }) => (typeof message === 'string' ? [message] : [])),
  );
const controls = new Map(declared.map((page) => [page.id, new Set(controlsOf(page))]));

/** A group that no page declares, and that no page is without. */
const isCommon = (group: string) =>
  ![NOT_FOR_PAGES, ...declared.map(({ messages }) => messages)].flat().some((one) => one === group);

/** The pages that show a message, those first whose controls it names: by its group, or, of a common one, by what names it. */
export function pagesThatSay(key: string): readonly PageId[] {
  if (isForDocuments(key)) return [];
  const group = key.split('.')[0] ?? '';
  const naming = declared.filter(({ id }) => controls.get(id)?.has(key));
  const ofGroup = declared.filter(({ messages }) => messages.some((one) => one === group));
  const all = naming.length === 0 && isCommon(group) ? declared : [...naming, ...ofGroup];
  return [...new Set(all.map(({ id }) => id))];
}
