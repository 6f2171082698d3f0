/** Titles of the delivered documents: no two addresses of one language are named alike (WCAG 2.4.2). */
/** The title that stands in a document's head. @param html as React writes it. */
export const titleIn = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** @param titles of the documents of one language, by their addresses. @returns a line for each title that several have, or none has. */
export function titleProblems(titles: ReadonlyMap<string, string>): string[] {
  const addresses = Map.groupBy(titles.keys(), (address) => titles.get(address) ?? '');
  return [...addresses].flatMap(([title, all]) => {
    if (title === '') return [`${all.join(', ')}: no title`];
    return all.length > 1 ? [`${all.join(', ')}: one title, “${title}”`] : [];
  });
}
