// A chart is one stop of the Tab key: inside it the arrows go from place to place.
import type { Attachment } from "svelte/attachments";

const PLACES = '[role="button"][tabindex]';
const WAYS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const middleOf = (place: Element): [number, number] => {
  const box = place.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** The next place in a direction: near, and rather straight ahead than aside; null where there is none. */
export function nextPlace(from: Element, places: readonly Element[], [dx, dy]: readonly [number, number]): Element | null {
  const [x, y] = middleOf(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const place of places) {
    const [u, v] = middleOf(place);
    const ahead = (u - x) * dx + (v - y) * dy;
    if (place === from || ahead <= 1) continue;
    const cost = ahead + 2.5 * Math.abs((u - x) * dy + (v - y) * dx);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** `<div {@attach roving}>`: among the places below that may be pressed one is the tab stop, and arrows move it. */
export const roving: Attachment<Element> = (node) => {
  const places = () => [...node.querySelectorAll(PLACES)];
  const stop = (at: Element | undefined) => {
    for (const place of places()) place.setAttribute("tabindex", place === at ? "0" : "-1");
  };
  const keep = () => {
    const all = places();
    if (all.filter((place) => place.getAttribute("tabindex") === "0").length !== 1) stop(all.find((place) => place === document.activeElement) ?? all[0]);
  };
  const focused = (event: Event) => {
    const place = (event.target as Element).closest(PLACES);
    if (place) stop(place);
  };
  const keyed = (event: Event) => {
    const way = WAYS[(event as KeyboardEvent).key];
    const from = (event.target as Element).closest(PLACES);
    if (!way || !from || (event as KeyboardEvent).altKey || (event as KeyboardEvent).ctrlKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = nextPlace(from, places(), way);
    if (next) (next as HTMLElement | SVGElement).focus();
  };
  const watch = new MutationObserver(keep);
  watch.observe(node, { subtree: true, childList: true, attributes: true, attributeFilter: ["role"] });
  node.addEventListener("focusin", focused);
  node.addEventListener("keydown", keyed);
  keep();
  return () => {
    watch.disconnect();
    node.removeEventListener("focusin", focused);
    node.removeEventListener("keydown", keyed);
  };
};
