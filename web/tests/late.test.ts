// Parts of the page that do not arrive: it is loaded anew, but not again and again.
import { expect, test, vi } from "vitest";
import { loadAnewWhenPartsAreMissing } from "../src/lib/late";

test("a missing part loads the page anew once in a minute, and is told as an error when it is missing still", () => {
  const reload = vi.fn();
  const page = Object.assign(new EventTarget(), { sessionStorage, location: { reload } }) as unknown as Window;
  let now = 1_000_000;
  loadAnewWhenPartsAreMissing(page, () => now);
  const missing = () => page.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));

  expect(missing()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  now += 30_000;
  expect(missing()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  now += 31_000;
  expect(missing()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});
