/** Where what is in sight begins, to know whether something has moved. */

export type Places = ReadonlyMap<Node, { x: number; y: number }>;

/**
 * Less is not a movement, in CSS pixels. Down or up, as Layout Instability (2.2) has it; along a line a word may begin as much further as
 * letters of another face draw it anyway: half the width of one.
 */
const MOVED = { x: 8, y: 3 };

/** An element's corner, or where the first line of a text begins; nothing for what is not drawn. */
function boxOf(node: Node): DOMRect | undefined {
  if (node instanceof Element) return node.getClientRects()[0];
  const words = document.createRange();
  words.selectNodeContents(node);
  return words.getClientRects()[0];
}

/** Of all elements and texts of the page that are in the window; what is within something above or below it is not looked at. */
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

/** Has anything that was in sight moved since? */
export function haveMoved(places: Places): boolean {
  return [...places].some(([node, { x, y }]) => {
    const box = boxOf(node);
    return box ? Math.abs(box.x - x) >= MOVED.x || Math.abs(box.y - y) >= MOVED.y : true;
  });
}
