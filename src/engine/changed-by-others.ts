/**
 * Machine translation and extensions wrap nodes that React has drawn, or put their own in the place of them. React does not notice: it
 * fails where it removes such a node or inserts before it (facebook/react#11538), and changes words that nobody sees any more. The page
 * goes on all the same (D62): what stands for a node of React's is known here, and comes, goes and changes as the node would.
 */

/** Of nodes that were taken out: what came in their place. */
const standIns = new WeakMap<Node, readonly ChildNode[]>();

/** The nodes below a parent that stand for one of React's: itself, or what came in its place. */
const standingFor = (node: ChildNode, parent: Node): readonly ChildNode[] =>
  parent.contains(node) ? [node] : (standIns.get(node) ?? []).flatMap((one) => standingFor(one, parent));

/** Replaces, of one element, the two methods by which React changes its children. */
function mind(parent: Node): void {
  if (Object.hasOwn(parent, 'removeChild')) return;
  Object.assign(parent, {
    removeChild(node: ChildNode) {
      for (const one of standingFor(node, parent)) one.remove();
      return node;
    },
    insertBefore(node: ChildNode, next: ChildNode | null) {
      const [place = null] = next ? standingFor(next, parent) : [];
      const child = [...parent.childNodes].find((one) => one.contains(place)) ?? null;
      return Node.prototype.insertBefore.call(parent, node, child);
    },
  });
}

/** From now on. @param root what holds all that React draws. @returns what ends it. */
export function mindChangesByOthers(root: Node): () => void {
  /** A text that React has changed while something stood for it is shown again. */
  const texts = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof Text) || root.contains(target)) continue;
      const [first, ...others] = standingFor(target, root);
      first?.replaceWith(target);
      for (const other of others) other.remove();
    }
  });
  const places = new MutationObserver((changes) => {
    const added = new Set<Node>();
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        added.add(node);
        standIns.delete(node);
      }
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of changes)
      for (const node of removedNodes) {
        if (node.parentNode === target) continue;
        mind(target);
        const beside = [previousSibling, nextSibling].find((one) => one && added.has(one));
        const instead = addedNodes.length > 0 ? [...addedNodes] : beside ? [beside] : [];
        standIns.set(node, instead as ChildNode[]);
        if (node instanceof Text) texts.observe(node, { characterData: true });
      }
  });
  places.observe(root, { childList: true, subtree: true });
  return () => {
    places.disconnect();
    texts.disconnect();
  };
}
