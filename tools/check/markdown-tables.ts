/** Tables of a page in docs/ that are made from data, between two marks; the prose around them is written by hand. */

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
/** The lines of a table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
];

/** A test, by its file and by its title, or that of its group, as it stands there. */
export interface TestTitle {
  file: string;
  title: string;
}
/** Tests in a cell. */
export const testsCell = (tests: readonly TestTitle[]): string =>
  tests.map(({ file, title }) => `\`${file}\`: ${title}`).join('<br>');
/** Whether a source has a test, a group or a case of a table with this title. */
export const hasTitle = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));

/** The page with what stands between `<!-- mark -->` and `<!-- /mark -->` made anew. @throws where it has no marks. */
export function between(page: string, mark: string, tables: string): string {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const [before, rest] = page.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) throw new Error(`the page has no ${begin} … ${end}`);
  return `${before}${begin}\n\n${tables}\n\n${end}${after}`;
}
