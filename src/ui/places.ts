/** Positions of visible elements, to detect layout shifts. */

export type Places = ReadonlyMap<Node, { x: number; y: number }>;

/**
 * Smaller changes do not count, in CSS pixels. Vertically as in Layout Instability (2.2); horizontally, a word may
 * shift by half the width of a letter, as another font causes anyway.
 */
const MOVED = { x: 8, y: 3 };

/** The box of an element or of the first line of a text; undefined if not rendered. */
function boxOf(node: Node): DOMRect | undefined {
  if (node instanceof Element) return node.getClientRects()[0];
  const words = document.createRange();
  words.selectNodeContents(node);
  return words.getClientRects()[0];
}

/** Positions of all elements and texts in the window; descendants of elements above or below it are skipped. */
export function placesInSight(): Places {
  const places = new Map<Node, { x: number; y: number }>();
  const look = (node: Node) => {
    const box = boxOf(node);
    if (box && (box.bottom <= 0 || box.top >= innerHeight)) return NodeFilter.FILTER_REJECT;
    if (box && box.right > 0 && box.left < innerWidth) places.set(node, { x: box.x, y: box.y });
    return NodeFilter.FILTER_ACCEPT;
  };
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, look);
  while (nodes.nextNode());
  return places;
}

/** True if an element that was visible has moved since. */
export function haveMoved(places: Places): boolean {
  return [...places].some(([node, { x, y }]) => {
    const box = boxOf(node);
    return box ? Math.abs(box.x - x) >= MOVED.x || Math.abs(box.y - y) >= MOVED.y : true;
  });
}
