/** Parses exported tables: separated by commas, semicolons or tabs; quotes; a BOM; any line ending. Pure. */

/** A non-empty line. */
export interface Line {
  /** Its first line in the file, from 1; a quoted cell may span several lines. */
  line: number;
  cells: readonly string[];
  /** True if it has an unclosed quote. */
  isOpen: boolean;
}

const SEPARATORS = [',', ';', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];

/** The most frequent separator outside quotes; a comma if there is no separator. */
function separatorOf(lines: readonly string[]): Separator {
  const text = lines.join('\n').replaceAll(/"[^"\n]*"/g, '');
  const times = (separator: Separator) => text.split(separator).length;
  return SEPARATORS.reduce((best, one) => (times(one) > times(best) ? one : best));
}

const quotesIn = (text: string) => text.split('"').length - 1;

/** Joins lines that belong to one quoted cell. An unclosed quote joins nothing. */
function joined(lines: readonly string[]): { line: number; text: string; isOpen: boolean }[] {
  const found: { line: number; text: string; isOpen: boolean }[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at] ?? '';
    let [text, quotes, end] = [first, quotesIn(first), at];
    while (quotes % 2 === 1 && end + 1 < lines.length) {
      end += 1;
      const next = lines[end] ?? '';
      text += `\n${next}`;
      quotes += quotesIn(next);
    }
    const isOpen = quotes % 2 === 1;
    found.push({ line: at + 1, text: isOpen ? first : text, isOpen });
    if (!isOpen) at = end;
  }
  return found;
}

function cellsOf(text: string, separator: Separator): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"' && quoted && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === separator && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell].map((one) => one.trim());
}

/** The non-empty lines of a file, without comments, which begin with `#`. */
export function readLines(text: string): readonly Line[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const held = joined(lines).filter(({ text: held }) => held.trim() !== '' && !held.trimStart().startsWith('#'));
  const separator = separatorOf(held.map(({ text: held }) => held));
  return held.map(({ line, text: held, isOpen }) => ({ line, cells: cellsOf(held, separator), isOpen }));
}
