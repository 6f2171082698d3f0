/** Checks titles of the delivered documents: unique within a language (WCAG 2.4.2). */
/** The title of a document. @param html as rendered by React. */
export const titleIn = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/**
 * @param titles of the documents of one language, by address.
 * @returns a line for each title that is missing or shared.
 */
export function titleProblems(titles: ReadonlyMap<string, string>): string[] {
  const addresses = Map.groupBy(titles.keys(), (address) => titles.get(address) ?? '');
  return [...addresses].flatMap(([title, all]) => {
    if (title === '') return [`${all.join(', ')}: no title`];
    return all.length > 1 ? [`${all.join(', ')}: one title, “${title}”`] : [];
  });
}
