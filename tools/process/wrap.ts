/** Line breaks, for terminals and generated documents. */

/** Wraps a text between words; a longer word keeps its own line. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The column limit of documents. */
const COLUMNS = 120;
/** A paragraph of a Markdown document. */
export const paragraph = (text: string): string => wrap(text, COLUMNS).join('\n');
/** An item of a Markdown list. */
export const item = (text: string): string => `- ${wrap(text, COLUMNS - 2).join('\n  ')}`;
