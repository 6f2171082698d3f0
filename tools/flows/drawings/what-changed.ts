/** Describes how a generated file differs from the charts, so that regenerating it does not hide a fault. */

const plain = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, words = '']) => plain(words));
const TEXT = /<g aria-label="([^"]*)">.*?<\/g>/g;
/** The texts of a drawing, with the name of their card; or the lines of a document. */
function wordsOf(text: string): string[] {
  if (!text.includes('<svg')) return text.split('\n');
  const said = [...text.matchAll(TEXT)].map(([, words = '']) => plain(words));
  return [...said, ...texts(text.replaceAll(TEXT, ''))];
}

/** Items of the first list missing from the second, counting duplicates. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** Maximum number of differences listed. */
const MOST = 4;
const listed = (words: readonly string[]) =>
  words
    .slice(0, MOST)
    .map((word) => `“${word.trim()}”`)
    .join(', ') + (words.length > MOST ? ` and ${words.length - MOST} more` : '');

/** New and removed texts, in one line. @param kept the current file. @param made as generated from the charts. */
export function whatChanged(kept: string, made: string): string {
  const [gone, added] = [without(wordsOf(kept), wordsOf(made)), without(wordsOf(made), wordsOf(kept))];
  const parts = [added.length > 0 ? `now ${listed(added)}` : '', gone.length > 0 ? `no longer ${listed(gone)}` : ''];
  return parts.filter(Boolean).join(', ') || 'the same words in another layout';
}
