// Which page is shown: the path of the address, kept in step with the browser's history.

let path = $state(location.pathname + location.search);

addEventListener("popstate", () => (path = location.pathname + location.search));

/** The parts of the path: `/table/abc` is ["table", "abc"]. */
export const route = (): string[] => new URL(path, location.origin).pathname.split("/").filter(Boolean);

/** A value from behind the question mark. */
export const query = (name: string): string | null => new URL(path, location.origin).searchParams.get(name);

/** Go to another page. */
export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  path = location.pathname + location.search;
  scrollTo(0, 0);
}

/** For links: an ordinary click stays inside the page, any other (new tab ...) is the browser's. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(event.currentTarget.pathname + event.currentTarget.search);
}
