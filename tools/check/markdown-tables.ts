/** Generated tables of a page in docs/, between two marks; the prose around them is written by hand. */

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
];

/** A test by file and title; the title may be that of its group. */
export interface TestTitle {
  file: string;
  title: string;
}
/** Tests in a table cell. */
export const testsCell = (tests: readonly TestTitle[]): string =>
  tests.map(({ file, title }) => `\`${file}\`: ${title}`).join('<br>');
/** True if the source has a test, group or table case with this title. */
export const hasTitle = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));

/** Replaces the text between `<!-- mark -->` and `<!-- /mark -->` of a page. @throws if the page lacks the marks. */
export function between(page: string, mark: string, tables: string): string {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const [before, rest] = page.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) throw new Error(`the page has no ${begin} … ${end}`);
  return `${before}${begin}\n\n${tables}\n\n${end}${after}`;
}
