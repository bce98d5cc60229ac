// What scrolls must be reachable by keyboard and look as if there were more; what does not must not stand in the way of Tab.

/** Says whether an element is larger inside than outside, now and whenever that changes. */
export function watchOverflow(node: HTMLElement, tell: (more: boolean) => void): () => void {
  const look = () => tell(node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1);
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const sizes = new ResizeObserver(look); // a child may grow by a class or a picture alone, which no mutation of ours tells
  sizes.observe(node);
  const known = new WeakSet<Element>();
  const again = () => {
    for (const child of node.children) if (!known.has(child)) (known.add(child), sizes.observe(child));
    look();
  };
  const inside = new MutationObserver(again);
  inside.observe(node, { childList: true, subtree: true, characterData: true });
  again();
  return () => (sizes.disconnect(), inside.disconnect());
}

/** An attachment: a stop for Tab while there is more than can be seen. */
export const scrollable = (node: HTMLElement): (() => void) =>
  watchOverflow(node, (more) => (more ? (node.tabIndex = 0) : node.removeAttribute("tabindex")));
