/**
 * Machine translation and extensions wrap or replace nodes that React rendered. React does not notice: it throws when
 * it removes such a node or inserts before it (facebook/react#11538), and updates text that is no longer visible. The
 * page keeps working (D62): the replacements of React's nodes are tracked here, and are removed, moved and updated like
 * the originals.
 */

/** Replacements of removed nodes. */
const replacements = new WeakMap<Node, readonly ChildNode[]>();

/** The nodes below a parent that represent a node of React: the node itself, or its replacements. */
const representing = (node: ChildNode, parent: Node): readonly ChildNode[] =>
  parent.contains(node) ? [node] : (replacements.get(node) ?? []).flatMap((one) => representing(one, parent));

/** Replaces the two methods of an element with which React changes its children. */
function patch(parent: Node): void {
  if (Object.hasOwn(parent, 'removeChild')) return;
  Object.assign(parent, {
    removeChild(node: ChildNode) {
      for (const one of representing(node, parent)) one.remove();
      return node;
    },
    insertBefore(node: ChildNode, next: ChildNode | null) {
      const [place = null] = next ? representing(next, parent) : [];
      const child = [...parent.childNodes].find((one) => one.contains(place)) ?? null;
      return Node.prototype.insertBefore.call(parent, node, child);
    },
  });
}

/**
 * Starts tracking.
 * @param root the container of React's nodes.
 * @returns a function that stops it.
 */
export function trackForeignChanges(root: Node): () => void {
  /** A text that React updated while it was replaced is shown again. */
  const texts = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof Text) || root.contains(target)) continue;
      const [first, ...others] = representing(target, root);
      first?.replaceWith(target);
      for (const other of others) other.remove();
    }
  });
  const places = new MutationObserver((changes) => {
    const added = new Set<Node>();
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        added.add(node);
        replacements.delete(node);
      }
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of changes)
      for (const node of removedNodes) {
        if (node.parentNode === target) continue;
        patch(target);
        const neighbour = [previousSibling, nextSibling].find((one) => one && added.has(one));
        const substitutes = addedNodes.length > 0 ? [...addedNodes] : neighbour ? [neighbour] : [];
        replacements.set(node, substitutes as ChildNode[]);
        if (node instanceof Text) texts.observe(node, { characterData: true });
      }
  });
  places.observe(root, { childList: true, subtree: true });
  return () => {
    places.disconnect();
    texts.disconnect();
  };
}
