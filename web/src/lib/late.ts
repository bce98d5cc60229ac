// A part of the page that did not arrive: a network that broke off, or a new version of the service whose files have other names.

const KEPT = "kaper-loaded-anew";
const PATIENCE = 60_000; // ms before a part that is missing still is tried a second time

/** Load the page anew when a part of it does not arrive, once in a while: what is missing for good must not turn it round and round. */
export function loadAnewWhenPartsAreMissing(page: Window, now: () => number = Date.now): void {
  page.addEventListener("vite:preloadError", (missing) => {
    if (now() - Number(page.sessionStorage.getItem(KEPT)) < PATIENCE) return;
    missing.preventDefault(); // else it is told as an error
    page.sessionStorage.setItem(KEPT, String(now()));
    page.location.reload();
  });
}
