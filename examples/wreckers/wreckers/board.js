// The shore of Wreckers, drawn: a board that this distribution brings along. A plain module, no build: see docs/adding-a-game.md.

const SVG = "http://www.w3.org/2000/svg";

/** An element with its attributes and what is in it; texts are texts, never markup. */
function element(name, attributes = {}, ...inside) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...inside);
  return made;
}

/** A drawing that can be pressed while the question concerns it. */
function place(play, target, label, ...drawn) {
  const legal = play.targets.has(target);
  const chosen = play.question?.options.some((option) => play.chosen.includes(option.id) && option.targets.includes(target));
  const made = element("g", { "data-target": target, role: legal ? "button" : "img", "aria-label": label, class: `${legal ? "legal" : ""} ${chosen ? "chosen" : ""}` }, ...drawn);
  if (!legal) return made;
  made.setAttribute("tabindex", "0");
  made.setAttribute("aria-pressed", String(Boolean(chosen)));
  made.addEventListener("click", () => play.aim(target));
  made.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    play.aim(target);
  });
  return made;
}

const LOOK = `
  svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  text { font: 700 20px var(--font-serif); fill: #21160c; text-anchor: middle; }
  .light { fill: #f6ebd0; }
  .legal { cursor: pointer; }
  .legal .edge { stroke: #ffd45e; stroke-width: 5; }
  .chosen .edge { stroke: #fff1bf; stroke-width: 8; }
  g:focus { outline: none; }
  g:focus-visible .edge { stroke: #fff; stroke-dasharray: 8 5; }
`;

function crate(play, { item, value }, x) {
  const drawn = value
    ? [element("rect", { class: "edge", x: x - 48, y: 236, width: 96, height: 84, rx: 5, fill: "#b98a4c", stroke: "#21160c", "stroke-width": 2 }), element("path", { d: `M${x - 48} 264h96M${x - 48} 292h96`, stroke: "#7a5428", "stroke-width": 3 }), element("text", { x, y: 288 }, String(value))]
    : [element("circle", { class: "edge", cx: x, cy: 276, r: 30, fill: "#efcf80", stroke: "#21160c", "stroke-width": 2 })];
  return place(play, `crate:${item}`, value ? play.t("crate", { value }) : play.t("lamp-card"), ...drawn);
}

function token(play, worth, i) {
  const x = 150 + i * 130;
  const stone = element("path", { class: "edge", d: `M${x - 40} 130l12-44 26-18 30 14 16 48z`, fill: "#6b6f74", stroke: "#21160c", "stroke-width": 2 });
  return place(play, `reef:${i}`, `${play.t("reef", { place: i + 1 })}: ${worth ?? "?"}`, stone, element("text", { class: "light", x: x + 2, y: 118 }, String(worth ?? "?")));
}

/** Draws the whole view anew; a small board can afford it. */
function whole(play) {
  const { shore, reef, night } = play.view;
  const middle = (i, of) => 345 + (i - (of - 1) / 2) * 124;
  return [
    element("rect", { width: 690, height: 400, fill: "#114152" }),
    element("path", { d: "M0 210q90-26 172 0t172 0 172 0 174 0v190H0z", fill: "#ecd9a4", stroke: "#21160c", "stroke-width": 2 }),
    element("text", { class: "light", x: 345, y: 40 }, play.t("panel-shore", { night: night + 1 })),
    ...reef.map((worth, i) => token(play, worth, i)),
    ...shore.map((found, i) => crate(play, found, middle(i, shore.length))),
    ...play.captains.map((captain) => place(play, `seat:${captain.seat}`, captain.name, element("text", { class: "edge", x: middle(captain.seat, play.captains.length), y: 376 }, `${captain.name}: ${play.view.values[captain.seat]}`))),
  ];
}

/** Called once by the table with the place to draw in; gives what the table calls later. */
export function draw(place, first) {
  const drawing = element("svg", { viewBox: "0 0 690 400", role: "group", "aria-label": first.t("panel-reef") });
  const root = place.attachShadow({ mode: "open" });
  const look = new CSSStyleSheet();
  look.replaceSync(LOOK);
  root.adoptedStyleSheets = [look];
  root.append(drawing);
  const update = (play) => drawing.replaceChildren(...whole(play));
  update(first);
  return {
    update,
    /** A wreck that is salvaged fades before the new view stands; skipped or still, nothing is waited for. */
    async animate({ event }, { signal, speed }) {
      if (event.type !== "salvaged" || signal.aborted) return;
      const fading = drawing.animate([{ opacity: 1 }, { opacity: 0.4 }, { opacity: 1 }], { duration: 600 / speed });
      signal.addEventListener("abort", () => fading.finish(), { once: true });
      await fading.finished;
    },
    remove: () => drawing.remove(),
  };
}
