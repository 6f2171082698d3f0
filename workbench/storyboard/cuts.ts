/** Where a tall picture can be cut without cutting a word, a control or a picture in it. */

/** A line of words, as it stands on the page: heights from its top, in pixels. */
export interface Line {
  top: number;
  bottom: number;
  words: string;
}
export interface Looked {
  lines: readonly Line[];
  /** Heights at which it can be cut, ascending. */
  cuts: readonly number[];
  /** Where the foot begins, which is the same on every page; null: it has none. */
  foot: number | null;
}

/** In the page, as its own text. */
export function lookAtPage(): Looked {
  const GAP = 2;
  const taken: { top: number; bottom: number }[] = [];
  const lines: Line[] = [];
  const heightsOf = ({ top, bottom }: DOMRect) => ({ top: top + scrollY, bottom: bottom + scrollY });
  const isSeen = ({ top, bottom, width }: DOMRect) => width > 1 && bottom > top + 1;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? '';
    if (words === '' || node.parentElement?.checkVisibility() !== true) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(isSeen).map(heightsOf);
    taken.push(...rects);
    lines.push(...rects.map(({ top, bottom }) => ({ top, bottom, words })));
  }
  for (const field of document.querySelectorAll('input, select, textarea')) {
    const rect = field.getBoundingClientRect();
    const state = field instanceof HTMLInputElement && field.checked ? ' checked' : '';
    const value = field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : '';
    if (isSeen(rect)) lines.push({ ...heightsOf(rect), words: `${field.id} ${value}${state}` });
  }
  for (const element of document.querySelectorAll('img, svg, button, a, input, select, textarea')) {
    const rect = element.getBoundingClientRect();
    if (isSeen(rect)) taken.push(heightsOf(rect));
  }
  taken.sort((one, other) => one.top - other.top);
  const cuts: number[] = [];
  let end = 0;
  for (const { top, bottom } of taken) {
    if (top - end > GAP) cuts.push(Math.round((top + end) / 2));
    end = Math.max(end, bottom);
  }
  const foot = document.querySelector('footer.footer');
  return { lines, cuts, foot: foot && Math.floor(foot.getBoundingClientRect().top + scrollY) };
}

/** Pixels from the top. */
export interface Slice {
  from: number;
  to: number;
}
/**
 * Parts of a picture, from its top, each at most that high and as high as may be. Where nothing lets itself be cut, it is cut
 * all the same.
 */
export function slicesOf({ from: start, to: last }: Slice, cuts: readonly number[], most: number): readonly Slice[] {
  const slices: Slice[] = [];
  for (let from = start; from < last;) {
    const end = from + most;
    const to = end >= last ? last : (cuts.findLast((cut) => cut > from + most / 2 && cut <= end) ?? end);
    slices.push({ from, to });
    from = to;
  }
  return slices;
}

/** Pixels that are shown above and below of what differs. */
const AROUND = 120;
/** Parts nearer to one another than so many pixels are shown as one. */
const APART = 400;

/** From one cut to another. */
const within = (cuts: readonly number[], top: number, bottom: number, end: number): Slice => ({
  from: cuts.findLast((cut) => cut <= top) ?? 0,
  to: Math.min(end, cuts.find((cut) => cut >= bottom) ?? end),
});

/**
 * What is to be shown of a page that was shown before: the parts in which its words, or what its fields hold, differ.
 * @param end where the page ends, in pixels.
 * @returns none, where nothing differs.
 */
export function partsThatDiffer(now: Looked, before: Looked, end: number): readonly Slice[] {
  const known = new Set(before.lines.map(({ words }) => words));
  const fresh = now.lines.filter(({ words, top }) => !known.has(words) && top < end);
  const parts: Slice[] = [];
  for (const { top, bottom } of fresh.toSorted((one, other) => one.top - other.top)) {
    const part = within(now.cuts, top - AROUND, bottom + AROUND, end);
    const last = parts.at(-1);
    if (last && part.from - last.to < APART)
      parts[parts.length - 1] = { from: last.from, to: Math.max(last.to, part.to) };
    else parts.push(part);
  }
  return parts;
}
