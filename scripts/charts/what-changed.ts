/** What a generated file says otherwise than the charts: so that nobody makes a fault official by drawing it anew. */

const texts = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words = '']) => words.replaceAll('&#160;', '').trim());
const EDGE = /<g id="[^"]*" class="edge[^"]*">\s*<title>([^<]*)<\/title>([\s\S]*?)<\/g>/g;
/** What is written in a drawing, at an arrow with the states that it joins; or the lines of a document. */
function wordsOf(text: string): string[] {
  if (!text.includes('<svg')) return text.split('\n');
  const arrows = [...text.matchAll(EDGE)].map(([, states = '', inner = '']) =>
    [states.replace('&#45;&gt;', ' → '), ...texts(inner)].join(' '),
  );
  return [...arrows, ...texts(text.replaceAll(EDGE, ''))];
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
