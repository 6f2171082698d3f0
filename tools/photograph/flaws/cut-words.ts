/**
 * Runs in a page, as source text: text that can't be read completely, each with its place. Finds text beyond the edge
 * of the window or of a clipping box (scrollable text is fine), and words of letters that break without a hyphen,
 * unless their element may break anywhere. Empty if all text is readable.
 */
export function cutWords(): string[] {
  const TOLERANCE = 1;
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

  /** True for text only for screen readers: a box of one pixel, or clipped. */
  const isUnseen = (element: Element): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { clipPath, position } = getComputedStyle(box);
      const { width, height } = box.getBoundingClientRect();
      if (position === 'absolute' && (clipPath !== 'none' || width <= 1 || height <= 1)) return true;
    }
    return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  /** The element that cuts off a line, from the inside outwards. */
  const cutBy = ({ left, right, top, bottom }: DOMRect, element: Element): string | null => {
    const middle = (top + bottom) / 2;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const beyond = left < edge.left - TOLERANCE || right > edge.right + TOLERANCE;
      if (scrolls(overflowX)) return null;
      if (cuts(overflowX) && beyond) return `${box.tagName.toLowerCase()}.${box.className}`;
      if (cuts(overflowY) && (middle < edge.top || middle > edge.bottom))
        return `${box.tagName.toLowerCase()}.${box.className}`;
      if (position === 'fixed') break;
    }
    const { clientWidth } = document.documentElement;
    return left < -TOLERANCE || right > clientWidth + TOLERANCE ? 'the window' : null;
  };
  const found: string[] = [];
  const range = document.createRange();
  const findBroken = (node: Node, element: Element) => {
    const { hyphens, overflowWrap } = getComputedStyle(element);
    if (hyphens === 'auto' || overflowWrap === 'anywhere') return;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<!\S)\p{L}+(?!\S)/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = [...range.getClientRects()];
      if (first && others.some(({ top }) => top > first.top + first.height / 2))
        found.push(`“${word}” is broken in two`);
    }
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const node = words.currentNode;
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (text === '' || !element || element.closest('script, noscript, option') || isUnseen(element)) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()];
    if (lines.length > 1) findBroken(node, element);
    for (const line of lines) {
      const by = line.width > 0 ? cutBy(line, element) : null;
      if (by !== null) {
        found.push(`“${text}” is cut off by ${by}`);
        break;
      }
    }
  }
  // The browser itself truncates the selected option of a list.
  const ruler = document.createElement('canvas').getContext('2d');
  for (const list of document.querySelectorAll('select')) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(list);
    const text = list.selectedOptions[0]?.textContent ?? '';
    if (!ruler || !list.checkVisibility()) continue;
    ruler.font = font;
    const space = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (ruler.measureText(text).width > space + TOLERANCE) found.push(`“${text}” is cut off by its list`);
  }
  return found;
}
