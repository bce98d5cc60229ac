// What scrolls must be reachable by keyboard, and what does not scroll must not stand in the way of Tab.

/** An attachment: a stop for Tab while the element is larger inside than outside. */
export function scrollable(node: HTMLElement): () => void {
  const look = () => {
    const more = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
    if (more) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const watch = new ResizeObserver(look);
  watch.observe(node);
  const inside = new MutationObserver(look);
  inside.observe(node, { childList: true, subtree: true });
  look();
  return () => (watch.disconnect(), inside.disconnect());
}
