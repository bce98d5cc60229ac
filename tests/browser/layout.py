"""What is wrong with a page as it is laid out: controls and texts that are cut off, covered, outside or too small to read."""

from typing import Any

from playwright.sync_api import Page

SIZES = ((360, 740), (390, 844), (844, 390), (820, 1180), (1024, 768), (1440, 900), (1920, 1080))

# What lies in a box that scrolls (or in a chart that is moved by hand, `data-pans` or drawn near) is reached by scrolling: it is
# not outside. On a sea without places (`data-free`) pieces lie where they were put, one over the other too: there letters must be
# large enough when it is drawn nearest, and a piece or the end of a course may lie under another one or under the buttons that draw
# the chart nearer (it is among the answers of the prompt, and the chart can be moved), but under nothing else.
FLAWS = """
() => {
  const flaws = new Set();
  const slack = 2.5;
  const NEAREST = 3.2;
  const PANS = "[data-pans], .box.near";
  const words = (el) => (el.getAttribute("aria-label") || el.textContent || el.className?.baseVal || el.className || el.tagName)
    .replace(/\\s+/g, " ").trim().slice(0, 44);
  const where = (el) => {
    const near = el.closest("[class]");
    const outer = near?.parentElement?.closest("[class]");
    const name = (e) => e ? e.tagName.toLowerCase() + "." + [...e.classList].filter((c) => !c.startsWith("svelte-")).join(".") : "";
    return `${name(outer)} ${name(near)}`;
  };
  const say = (what, el, more = "") => flaws.add(`${what}: ${where(el)} "${words(el)}" ${more}`.trim());
  for (const recap of document.querySelectorAll(".recap")) recap.style.display = "none"; // lies over the board until it is read
  const seen = new Map();
  const styles = new Map();
  /** Computed styles are asked for again and again on the way up. */
  const styleOf = (el) => {
    if (!styles.has(el)) styles.set(el, getComputedStyle(el));
    return styles.get(el);
  };
  const clips = new Map();
  /** Hidden from eyes, kept for ears. */
  const clippedAway = (el) => {
    if (!el) return false;
    if (!clips.has(el)) clips.set(el, styleOf(el).clipPath === "inset(50%)" || clippedAway(el.parentElement));
    return clips.get(el);
  };
  const result = document.querySelector(".sea > .over");
  const visible = (el) => {
    if (seen.has(el)) return seen.get(el);
    const box = el.getBoundingClientRect();
    const is = !clippedAway(el) && el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box.width > 1.5 && box.height > 1.5 &&
      !el.closest("[inert], [aria-hidden=true], .vh, .sky, .skip, details:not([open]) > :not(summary)") &&
      !el.closest(".short > .bottom:not(.raised)") && // peeks out, and rises when it is wanted
      !(result && el.closest(".sea") && !result.contains(el)); // a result lies over the board
    seen.set(el, is);
    return is;
  };
  /** How much of a box is lost: by hidden overflow, or beyond the screen where nothing scrolls. */
  const lost = (el, box) => {
    if (el.closest(PANS)) return null;
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let up = el; up && up !== document.documentElement; up = up.parentElement) {
      const style = styleOf(up);
      if (up !== el || up.tagName === "svg") {
        const svg = up.tagName === "svg";
        const clip = up.getBoundingClientRect();
        const scrolls = (way) => ["auto", "scroll"].includes(way);
        const hides = (way) => ["hidden", "clip"].includes(way);
        if (scrolls(style.overflowX) && up.scrollWidth > up.clientWidth) [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
        else if (hides(style.overflowX) || svg && style.overflowX !== "visible") {
          if (clip.left - left > slack || right - clip.right > slack) return `by ${Math.round(Math.max(clip.left - left, right - clip.right))} px in ${where(up)}`;
        }
        if (scrolls(style.overflowY)) [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
        else if (hides(style.overflowY) || svg && style.overflowY !== "visible") {
          if (clip.top - top > slack || bottom - clip.bottom > slack) return `by ${Math.round(Math.max(clip.top - top, bottom - clip.bottom))} px in ${where(up)}`;
        }
        if (right <= left || bottom <= top) return null; // scrolled away
      }
      if (style.position === "fixed") break;
    }
    const off = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
    return off > slack ? `by ${Math.round(off)} px beyond the screen` : null;
  };
  const scrolls = new Map();
  /** Scrolled out of its box in part. */
  const partly = (el, box) => {
    for (let up = el.parentElement; up; up = up.parentElement) {
      if (!scrolls.has(up)) scrolls.set(up, ["auto", "scroll"].includes(styleOf(up).overflowY) && up.getBoundingClientRect());
      const clip = scrolls.get(up);
      if (clip && (box.top < clip.top - 1 || box.bottom > clip.bottom + 1)) return true;
    }
    return false;
  };
  const inView = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const controls = [...document.querySelectorAll("button, a[href], input:not([type=hidden]), select, summary, [role=button]")];
  for (const el of controls) {
    if (!visible(el) || el.disabled) continue;
    const box = el.getBoundingClientRect();
    const svg = el.ownerSVGElement;
    const gone = svg ? null : lost(el, box);
    if (gone) say("cut control", el, gone);
    const spots = [];
    for (const fx of [0.5, 0.2, 0.8, 0.35, 0.65]) for (const fy of [0.5, 0.25, 0.75]) {
      const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
      if (inView(x, y)) spots.push([x, y]);
    }
    const reached = spots.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit && (el.contains(hit) || hit.contains(el) && !svg || hit.closest("label")?.contains(el));
    });
    let scrolledAway = false;
    for (let up = el.parentElement; up; up = up.parentElement) {
      const style = styleOf(up);
      if (!["auto", "scroll"].includes(style.overflowY) && !["auto", "scroll"].includes(style.overflowX) && !up.matches(PANS)) continue;
      const clip = up.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (x < clip.left || x > clip.right || y < clip.top || y > clip.bottom) scrolledAway = true;
    }
    if (!reached && spots.length && !scrolledAway) {
      const over = document.elementFromPoint(...spots[0]);
      const free = el.closest("[data-free]");
      const piece = free?.contains(over) && (over.closest("svg:not(.ic)") || over.closest(".tools"));
      if (!piece) say("covered control", el, "by " + where(over));
    }
    const touch = matchMedia("(max-width: 699px)").matches;
    if (touch && !svg && el.closest(".sea, .drawer") && Math.min(box.width, box.height) < 22) say("small control", el, `${Math.round(box.width)} x ${Math.round(box.height)}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const el = node.parentElement;
    if (!node.data.trim() || !el || ["SCRIPT", "STYLE", "OPTION"].includes(el.tagName) || !visible(el)) continue;
    range.selectNodeContents(node);
    const box = (el.ownerSVGElement ? el : range).getBoundingClientRect();
    if (!box.width) continue;
    const gone = lost(el, box);
    if (gone) { say("cut text", el, gone); continue; }
    const size = el.ownerSVGElement ? parseFloat(styleOf(el).fontSize) * (el.getScreenCTM()?.d ?? 1) : parseFloat(styleOf(el).fontSize);
    const free = el.closest("[data-free]");
    if (Math.abs(size) * (free ? NEAREST : 1) < (el.ownerSVGElement ? 8 : 11.5)) say("tiny text", el, `${size.toFixed(1)} px`);
    // somebody else's drawing over it; asking what lies on top costs most, so three spots are asked for first
    if (styleOf(el).pointerEvents === "none" || free || el.closest(PANS)) continue;
    const spots = [0.15, 0.5, 0.85, 0.35, 0.65].map((f) => [box.left + box.width * f, box.top + box.height / 2]).filter(([x, y]) => inView(x, y));
    if (!spots.length || partly(el, box)) continue;
    let [under, top] = [0, null];
    for (const [i, [x, y]] of spots.entries()) {
      if (i === 3 && !under) break;
      const hit = document.elementFromPoint(x, y);
      if (!hit || hit === el || el.contains(hit) || hit.contains(el)) continue;
      const panel = hit.closest(".panel"); // lies over the board on purpose, and can be laid aside
      if (panel && !panel.contains(el) && panel.closest("main")?.contains(el)) continue;
      const mine = el.closest("[data-target], [role=img], button");
      if (mine && mine.contains(hit)) continue;
      const style = styleOf(hit);
      const paints = hit instanceof SVGGeometryElement ? style.fill !== "none" && parseFloat(style.fillOpacity) > 0.5 && !/, 0\\)$|^rgba\\(.*, 0(\\.\\d+)?\\)$/.test(style.fill)
        : hit.tagName === "use" || !/^rgba\\(.*, 0(\\.[0-7]\\d*)?\\)$/.test(style.backgroundColor);
      if (paints) [under, top] = [under + 1, hit];
    }
    if (under >= 2) say("covered text", el, "by " + where(top));
  }
  for (const box of document.querySelectorAll(".prompt, .answers, .mats, .sheet")) { // these are only ever scrolled downwards
    if (visible(box) && box.scrollWidth > box.clientWidth + 2 && !box.closest(PANS)) say("wider than itself", box, `by ${box.scrollWidth - box.clientWidth} px`);
  }
  for (const note of document.querySelectorAll("[data-first]")) { // a first note lies over nothing that it may speak of
    const one = note.getBoundingClientRect();
    for (const other of document.querySelectorAll("main.sea, .prompt, .ptabs, .bottom")) {
      const two = other.getBoundingClientRect();
      const [over, down] = [Math.min(one.right, two.right) - Math.max(one.left, two.left), Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)];
      if (over > 1 && down > 1) say("note over", other, `by ${Math.round(over)} x ${Math.round(down)}`);
    }
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) flaws.add(`${wide} pixels wider than the screen`);
  return [...flaws];
}
"""
# The page has taken the new size and nothing has changed for some frames: a busy machine tells of a resize late.
SETTLED = """
([width, height]) => new Promise((done) => {
  let [last, same, frames] = ["", 0, 0];
  const look = () => {
    const boxes = [...document.querySelectorAll("svg, main, section, button")].map((el) => {
      const { x, y, width, height } = el.getBoundingClientRect();
      return `${x} ${y} ${width} ${height} ${el.getAttribute("viewBox") ?? ""}`;
    });
    const now = boxes.join();
    same = innerWidth === width && innerHeight === height && now === last ? same + 1 : 0;
    last = now;
    if (same >= 4 || ++frames > 600) done(same >= 4);
    else requestAnimationFrame(look);
  };
  look();
})
"""


def flaws_at(page: Page, width: int, height: int) -> list[str]:
    """What is cut, covered, outside or too small on a screen of this size."""
    return flaws_and_length(page, width, height)[0]


def flaws_and_length(page: Page, width: int, height: int) -> tuple[list[str], int]:
    """The flaws on a screen of this size, and how long the page was at the very moment in which they were seen."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED, [width, height])
    found: Any = page.evaluate(f"() => [({FLAWS})(), Math.ceil(document.documentElement.scrollHeight)]")
    return [str(flaw) for flaw in found[0]], int(found[1])
