/** What a generated file says otherwise than the charts: so that nobody makes a fault official by drawing it anew. */

const plain = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, words = '']) => plain(words));
const SAID = /<g aria-label="([^"]*)">.*?<\/g>/g;
/** What is written in a drawing, in a card with the card's name; or the lines of a document. */
function wordsOf(text: string): string[] {
  if (!text.includes('<svg')) return text.split('\n');
  const said = [...text.matchAll(SAID)].map(([, words = '']) => plain(words));
  return [...said, ...texts(text.replaceAll(SAID, ''))];
}

/** Those of the one list that the other has not, as often as it has them. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** More of them say no more. */
const MOST = 4;
const listed = (words: readonly string[]) =>
  words
    .slice(0, MOST)
    .map((word) => `“${word.trim()}”`)
    .join(', ') + (words.length > MOST ? ` and ${words.length - MOST} more` : '');

/**
 * What is new and what is gone, in one line.
 * @param kept the file as it is. @param made as the charts have it now.
 */
export function whatChanged(kept: string, made: string): string {
  const [gone, added] = [without(wordsOf(kept), wordsOf(made)), without(wordsOf(made), wordsOf(kept))];
  const parts = [added.length > 0 ? `now ${listed(added)}` : '', gone.length > 0 ? `no longer ${listed(gone)}` : ''];
  return parts.filter(Boolean).join(', ') || 'the same words, drawn otherwise';
}
