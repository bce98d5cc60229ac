// The pictures of events, glory cards, rumors and missions, each in a box of 108 by 70, by the key of the card. They are
// decoration: the name always stands beside them. Ships, towns and palms come from drawings.svg.
import { portraits } from "./portraits";

const INK = `stroke="#21160c" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"`;
const LINE = `fill="none" stroke="#21160c" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"`;

const DAY = "#8fc0c4";
const DUSK = "#d98f4e";
const NIGHT = "#232a48";
const STORM = "#46545c";

const sky = (tone: string) => `<path d="M0 0H108V70H0Z" fill="${tone}"/>`;
const sea = (y: number, tone = "#185567", foam = "#cfe8e0") =>
  `<path d="M-4 ${y}q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0V74H-4Z" fill="${tone}" stroke="${foam}" stroke-width=".9"/>`;
const use = (id: string, x: number, y: number, w: number, h = w) => `<use href="#mm-${id}" x="${x}" y="${y}" width="${w}" height="${h}"/>`;
const ship = (x: number, y: number, size: number, pc = "#f6ebd0") => `<g style="--pc:${pc}">${use("ship", x, y, size)}</g>`;
const sail = (x: number, y: number, size: number, cv = "#f7ecd0", st = "#a8452f") => `<g style="--cv:${cv};--st:${st}">${use("npship", x, y, size)}</g>`;
const black = (x: number, y: number, size: number) => sail(x, y, size, "#26252c", "#6b6a72");
const flag = (of: string, x: number, y: number, w: number) => use(`fl-${of}`, x, y, w, (w * 2) / 3);
const sun = (x: number, y: number, r = 12) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffe39a"/><circle cx="${x}" cy="${y}" r="${r + 5}" fill="#ffe39a" opacity=".3"/>`;
const moon = (x: number, y: number, r = 10) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#f6ebd0"/><circle cx="${x + 4}" cy="${y - 3}" r="${r - 1}" fill="${NIGHT}"/>`;
const stars = `<g fill="#f6ebd0"><circle cx="14" cy="10" r=".9"/><circle cx="34" cy="6" r=".7"/><circle cx="58" cy="12" r=".9"/><circle cx="80" cy="5" r=".7"/><circle cx="100" cy="16" r=".9"/><circle cx="24" cy="22" r=".7"/></g>`;
const cloud = (x: number, y: number, tone = "#f6ebd0") => `<path d="M${x} ${y}q-7 0-6-6q1-5 7-4q2-7 10-5q6 1 6 6q7 0 6 5q-1 4-6 4z" fill="${tone}" ${INK}/>`;
const land = (d: string, tone = "#ecd9a4") => `<path d="${d}" fill="${tone}" ${INK}/>`;
const isle = land("M-4 60Q20 44 50 50Q84 42 112 58V74H-4Z");
const hill = land("M-4 54Q20 30 44 44Q70 26 112 50V74H-4Z", "#8fa05a");
const palm = (x: number, y: number, s = 30) => use("palm", x, y, s);
const town = (x: number, y: number, w = 44) => use("town", x, y, w, w * 0.6);
const fort = (x: number, y: number, w = 60) => use("fort", x, y, w, w * 0.66);
const wood = `<path d="M0 0H108V70H0Z" fill="#4a2f1b"/><path d="M0 14H108M0 32H108M0 50H108" stroke="#2a180b" stroke-width="1.200"/>`;
const rays = (tone: string) =>
  `<path d="M0 0H108V70H0Z" fill="${tone}"/><g fill="#fff" opacity=".12">${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `<path d="M54 36L${54 + 90 * Math.cos(i * 0.785)} ${36 + 90 * Math.sin(i * 0.785)}L${54 + 90 * Math.cos(i * 0.785 + 0.35)} ${36 + 90 * Math.sin(i * 0.785 + 0.35)}Z"/>`).join("")}</g>`;
const coin = (x: number, y: number, r = 7) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.45}" fill="#efcf80" stroke="#7a4d1d" stroke-width="1"/>`;
const pile = (x: number, y: number) => [[0, 0], [13, 1], [6, -5], [-6, -4], [19, -4], [1, -9], [12, -10], [7, -14]].map(([a, b]) => coin(x + a!, y + b!)).join("");
const chest = (x: number, y: number, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 14H40V36H0Z" fill="#6b4526" ${INK}/><path d="M0 14Q2 0 20 0Q38 0 40 14Z" fill="#553921" ${INK}/><path d="M4 12q3-9 16-9t16 9z" fill="#efcf80"/><path d="M8 0V36M32 0V36" stroke="#a97f30" stroke-width="3"/><path d="M0 14H40" ${LINE}/><rect x="16" y="12" width="8" height="9" rx="1.500" fill="#d5ab52" ${INK}/></g>`;
const scroll = (x: number, y: number, s = 1, seal = "#a52a1c") =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M4 4H40Q44 4 44 9V44H8Q3 44 3 39Z" fill="#f6ebd0" ${INK}/><path d="M44 9q0 5-5 5h-1V4" fill="#dcc592" ${INK}/><path d="M10 15h22M10 22h26M10 29h18" ${LINE}/><circle cx="33" cy="37" r="6" fill="${seal}" ${INK}/></g>`;
const cask = (x: number, y: number, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M4 0H26Q33 16 26 32H4Q-3 16 4 0Z" fill="#8a6236" ${INK}/><path d="M2 7H28M2 25H28" stroke="#3b2718" stroke-width="2.600"/><path d="M10 0Q6 16 10 32M20 0Q24 16 20 32" ${LINE}/></g>`;
const bale = (x: number, y: number, tone: string, s = 1) => `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 4Q14-3 28 4V24Q14 30 0 24Z" fill="${tone}" ${INK}/><path d="M9 1V27M19 1V27M0 14Q14 18 28 14" ${LINE}/></g>`;
const good = (sign: string, x: number, y: number, w: number, colour = "#fff3dc") => `<g color="${colour}">${use(`i-${sign}`, x, y, w)}</g>`;
const sack = (x: number, y: number, sign: string, tone: string) => `<path d="M${x} ${y}q-4 22 4 28h24q8-6 4-28q-6-4-10-9h-12q-4 5-10 9z" fill="${tone}" ${INK}/>${good(sign, x + 5, y + 3, 22)}`;
const lantern = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="18" fill="#ffd45e" opacity=".28"/><path d="M${x - 5} ${y - 7}h10l2 14h-14z" fill="#ffe9a8" ${INK}/><path d="M${x - 6} ${y - 8}h12M${x - 7} ${y + 8}h14" stroke="#21160c" stroke-width="2.200"/><path d="M${x} ${y - 9}v-8" ${LINE}/>`;
const gun = (x: number, y: number, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 10L46 4Q50 10 46 16L2 24Q-4 18 0 10Z" fill="#3a3840" ${INK}/><circle cx="14" cy="26" r="8" fill="#6b4526" ${INK}/><circle cx="14" cy="26" r="2" fill="#21160c"/></g>`;
const boom = (x: number, y: number, s = 1) => `<g transform="translate(${x} ${y}) scale(${s})">${"<path d='M0-16L5-6L15-11L9 0L19 6L7 7L6 18L-1 9L-12 15L-8 4L-19 0L-8-5L-11-15L-3-7Z' fill='#ffb52e' stroke='#21160c' stroke-width='1.300'/><circle r='5' fill='#fff1bf'/>"}</g>`;
const gale = (x: number, y: number) => `<path d="M${x} ${y}h34q8 0 7-6t-8-3M${x + 6} ${y + 8}h44q8 1 6 7t-8 3M${x - 4} ${y + 16}h24" fill="none" stroke="#f6ebd0" stroke-width="2.600" stroke-linecap="round"/>`;
const rain = `<path d="M10 30l-5 14M26 26l-5 14M44 30l-5 14M62 26l-5 14M80 30l-5 14M98 26l-5 14" stroke="#cfe0e4" stroke-width="1.400" opacity=".8"/>`;
const bolt = `<path d="M70 4L58 26H67L60 46L82 20H72L80 4Z" fill="#ffe39a" ${INK}/>`;
const chart = `${wood}<path d="M8 10L40 4L68 12L100 6V60L68 66L40 58L8 64Z" fill="#f0e2be" ${INK}/><path d="M40 4V58M68 12V66" stroke="#c2a56b"/><path d="M16 50Q30 30 46 40T78 24" fill="none" stroke="#a52a1c" stroke-width="2.200" stroke-dasharray="4 4"/><path d="M78 18l10 10M88 18L78 28" stroke="#a52a1c" stroke-width="3.200"/>`;
const window_ = `${wood}<path d="M8 8H44V62H8Z" fill="${NIGHT}" ${INK}/><path d="M26 8V62M8 34H44" stroke="#6b4526" stroke-width="3"/>${`<circle cx="34" cy="20" r="5" fill="#f6ebd0"/>`}`;
const bust = (key: string) => portraits[key] ?? "";

const events: Record<string, string> = {
  war: `${sky(DUSK)}${sea(50)}${sail(4, 14, 50, "#f7ecd0", "#a8452f")}<g transform="translate(108 0) scale(-1 1)">${sail(4, 14, 50, "#f7ecd0", "#efc65a")}</g>${boom(54, 34, 0.9)}${flag("english", 8, 4, 20)}${flag("spanish", 80, 4, 20)}`,
  peace: `${sky(DAY)}${sun(54, 22, 14)}${isle}${scroll(30, 18, 1.05)}${flag("french", 6, 12, 22)}${flag("dutch", 80, 12, 22)}`,
  storm: `${sky(STORM)}${cloud(24, 18, "#6b757a")}${cloud(74, 16, "#58646a")}${bolt}${rain}${sea(48, "#1d4652", "#9fc4c4")}<g transform="rotate(-14 34 50)">${ship(12, 16, 44)}</g>`,
  hurricane: `${sky("#39444c")}<path d="M54 34Q54 22 66 24Q80 28 76 42Q68 56 48 52Q26 46 32 24Q40 2 70 6Q102 12 100 44" fill="none" stroke="#cfe0e4" stroke-width="5" stroke-linecap="round" opacity=".75"/>${sea(54, "#163c47", "#9fc4c4")}<g transform="rotate(24 30 54)">${ship(14, 24, 36)}</g>${palm(78, 26, 34)}`,
  doldrums: `${sky("#efd9a0")}${sun(54, 24, 15)}<path d="M0 46H108V70H0Z" fill="#5fa6a6"/>${ship(32, 10, 46)}<path d="M40 58H68M46 63H62" stroke="#f6ebd0" stroke-width="1.400"/>`,
  "fair-winds": `${sky(DAY)}${gale(6, 14)}${sea(50)}${ship(52, 8, 50, "#f0c534")}${cloud(88, 16)}`,
  fever: `${wood}<path d="M10 60V36H98V60" fill="#dcc592" ${INK}/><path d="M40 44Q70 30 98 44V56H40Z" fill="#7d8a5a" ${INK}/><circle cx="26" cy="42" r="10" fill="#d9c86a" ${INK}/><path d="M22 42h3M28 42h3M23 47q3-2 6 0" ${LINE}/><g fill="none" stroke="#21160c" stroke-width="1"><path d="M60 16l6 3-6 3zM78 10l5 2-5 3zM46 10l4 2-4 2z"/></g>${lantern(92, 20)}`,
  amnesty: `${rays("#7a591e")}${scroll(30, 10, 1.1)}<path d="M40 4l6-7 8 5 8-5 6 7v6H40z" fill="#efcf80" ${INK}/>`,
  "treasure-fleet": `${sky(DUSK)}${sun(86, 18, 9)}${sea(46)}${sail(2, 22, 34, "#f7ecd0", "#efc65a")}${sail(38, 14, 44, "#f7ecd0", "#efc65a")}${sail(76, 24, 32, "#f7ecd0", "#efc65a")}${pile(40, 66)}`,
  convoy: `${sky(DAY)}${sea(44)}${sail(0, 16, 34)}${sail(26, 24, 34)}${sail(54, 14, 36)}${sail(80, 26, 30)}`,
  "shifting-markets": `${sky("#c9a86a")}<path d="M6 60V28L54 12L102 28V60Z" fill="#f6ebd0" ${INK}/><path d="M4 30L54 12L104 30L98 36L54 22L10 36Z" fill="#a52a1c" ${INK}/>${bale(16, 38, "#3d6486", 0.8)}${cask(48, 38, 0.7)}${sack(74, 40, "sugar", "#7d6a10")}`,
  glut: `${wood}${bale(6, 38, "#3d6486")}${bale(36, 42, "#6e3350")}${bale(20, 18, "#7d5a37")}${cask(70, 30)}${bale(50, 16, "#50682f")}`,
  "pirate-hunters": `${sky(STORM)}${sea(50, "#114152")}${sail(4, 4, 62, "#f7ecd0", "#35568f")}${black(76, 26, 32)}${flag("french", 22, 0, 20)}`,
  docks: `${sky(NIGHT)}${stars}${town(8, 22, 50)}<path d="M0 54H108V70H0Z" fill="#3b2718"/><path d="M0 54H108M20 54V70M50 54V70M80 54V70" ${LINE}/>${lantern(84, 30)}<circle cx="66" cy="42" r="5" fill="#e3b98d" ${INK}/><path d="M58 60q0-13 8-13t8 13z" fill="#5b2a52" ${INK}/><circle cx="80" cy="44" r="5" fill="#c9935f" ${INK}/><path d="M73 62q0-13 8-13t8 13z" fill="#2d4a3a" ${INK}/>`,
};

const RED = "#93291d";
const GOLD = "#80610f";
const TEAL = "#1f6374";
const glory: Record<string, string> = {
  "aimed-shot": `${rays(RED)}${black(42, 8, 56)}<circle cx="70" cy="38" r="17" fill="none" stroke="#fff6df" stroke-width="2.400"/><path d="M70 14V28M70 48V62M46 38H60M80 38H94" stroke="#fff6df" stroke-width="2.400"/>${gun(-14, 34, 0.9)}`,
  brace: `${rays(RED)}<path d="M10 8H98V62H10Z" fill="#7d5a37" ${INK}/><path d="M10 22H98M10 36H98M10 50H98" ${LINE}/><path d="M18 60L84 10L92 18L26 66Z" fill="#c2a56b" ${INK}/>${boom(80, 46, 0.8)}`,
  "double-shot": `${rays(RED)}${gun(4, 22, 1.1)}<circle cx="76" cy="26" r="8" fill="#26252c" ${INK}/><circle cx="94" cy="32" r="8" fill="#26252c" ${INK}/><path d="M58 26h8M58 32h22" stroke="#fff6df" stroke-width="2"/>`,
  "boarding-frenzy": `${rays(RED)}<path d="M0 52H46V70H0ZM70 46H108V70H70Z" fill="#6b4526" ${INK}/><path d="M30 52L84 44" stroke="#c2a56b" stroke-width="5"/><circle cx="56" cy="22" r="6" fill="#c9935f" ${INK}/><path d="M46 50Q48 28 56 29Q66 28 66 48Z" fill="#2f4a6a" ${INK}/><path d="M64 32Q82 26 90 8L94 10Q88 32 66 40Z" fill="#d9dcd6" ${INK}/>`,
  "weather-gage": `${rays(RED)}${gale(4, 14)}${sea(54, "#3a1410", "#fbe7ae")}${ship(50, 8, 54, "#f6ebd0")}`,
  getaway: `${sky(NIGHT)}${stars}${moon(86, 16)}${sea(50, "#163147", "#5fa6a6")}${black(4, 26, 36)}${ship(58, 14, 44, "#c8481a")}${gale(16, 12)}`,
  "fog-bank": `${sky("#9fb0ac")}${ship(32, 6, 52, "#c2cdc6")}<g fill="#e6ece6" opacity=".82"><path d="M-6 44q16-8 34 0t34-2 52 2v12H-6z"/><path d="M-6 58q20-8 40 0t40-2 40 2v14H-6z"/><path d="M30 24q18-6 40 0t44-2v8H30z"/></g>`,
  "hidden-cache": `${sky(NIGHT)}${stars}${isle}${palm(76, 14, 36)}${chest(26, 28, 1)}`,
  "good-bargain": `${rays(GOLD)}<path d="M54 8V52M40 60H68L60 52H48Z" fill="#efcf80" ${INK}/><path d="M22 16H86" stroke="#21160c" stroke-width="3.400"/><path d="M22 16L12 38H32ZM86 16L76 44H96Z" ${LINE}/><path d="M10 38Q22 48 34 38ZM74 44Q86 54 98 44Z" fill="#efcf80" ${INK}/>${bale(12, 24, "#3d6486", 0.7)}${coin(86, 42)}${coin(86, 38)}`,
  "rising-demand": `${rays(GOLD)}<path d="M16 58V44h14V58M40 58V34h14V58M64 58V20h14V58" fill="#efcf80" ${INK}/><path d="M14 34L40 22L58 24L92 6M80 6H92V18" fill="none" stroke="#fff6df" stroke-width="3.600" stroke-linecap="round" stroke-linejoin="round"/>`,
  shipwright: `${sky(DAY)}<path d="M14 60L26 24H84L94 60Z" fill="none" stroke="#6b4526" stroke-width="4"/><path d="M24 40Q54 66 90 36L84 58H30Z" fill="#8a6236" ${INK}/><path d="M34 46V32M46 52V30M60 52V30M74 48V32" stroke="#553921" stroke-width="3"/><g color="#21160c">${use("i-claw-hammer", 40, 2, 30)}</g>`,
  surplus: `${rays(GOLD)}${sail(6, 6, 58, "#f7ecd0", "#a8452f")}${flag("english", 24, 2, 20)}${gun(58, 34, 0.9)}`,
  pardon: `${rays(TEAL)}${scroll(32, 8, 1.2)}`,
  contraband: `${sky(NIGHT)}${stars}${sea(56, "#163147", "#36878f")}<path d="M14 56Q54 72 94 56L86 48H22Z" fill="#6b4526" ${INK}/>${cask(28, 24, 0.8)}${cask(52, 20, 0.9)}${lantern(84, 36)}`,
  patron: `${rays(GOLD)}<circle cx="34" cy="20" r="10" fill="#eac6a0" ${INK}/><path d="M14 70Q16 32 34 32Q54 32 54 70Z" fill="#5b2a52" ${INK}/><path d="M50 46L78 40" stroke="#21160c" stroke-width="9"/><path d="M50 46L78 40" stroke="#5b2a52" stroke-width="6"/><path d="M76 34q-2 20 4 24h12q6-4 4-24q-4-2-6-6h-8q-2 4-6 6z" fill="#a97f30" ${INK}/>${coin(86, 62)}${coin(96, 66)}`,
  cove: `${sky(NIGHT)}${moon(20, 16)}<path d="M30 70Q28 10 72 8Q112 10 112 70Z" fill="#3a3840" ${INK}/><path d="M46 70Q46 28 72 26Q98 28 98 70Z" fill="#0c303d" ${INK}/>${ship(50, 28, 40, "#26252c")}${sea(62, "#0c303d", "#36878f")}`,
  wind: `${sky(DAY)}${gale(10, 10)}${gale(40, 30)}${sea(56)}${ship(6, 18, 42, "#c8481a")}${cloud(86, 20)}`,
  spyglass: `${rays(TEAL)}<path d="M12 52L64 22l8 14L20 64Z" fill="#a97f30" ${INK}/><path d="M64 22L84 12l10 16L72 36Z" fill="#d5ab52" ${INK}/><path d="M34 40l7 12M52 29l8 13" ${LINE}/><circle cx="94" cy="16" r="9" fill="#fff1bf" opacity=".8"/>`,
  contacts: `${sky("#3b2718")}${lantern(54, 16)}<circle cx="32" cy="34" r="8" fill="#e3b98d" ${INK}/><path d="M16 70Q16 44 32 44T50 70Z" fill="#2d4a3a" ${INK}/><circle cx="76" cy="34" r="8" fill="#8a5a36" ${INK}/><path d="M58 70Q58 44 76 44T94 70Z" fill="#7a1f16" ${INK}/><g color="#fff3dc">${use("i-shaking-hands", 42, 48, 24)}</g>`,
  "shore-leave": `${sky(DUSK)}${isle}${palm(78, 10, 38)}${cask(20, 26, 0.9)}<circle cx="58" cy="30" r="6" fill="#c9935f" ${INK}/><path d="M48 58Q48 38 58 38T70 58Z" fill="#a8452f" ${INK}/><path d="M68 42l10-6v10h-6z" fill="#f6ebd0" ${INK}/>`,
  "second-chance": `${rays(TEAL)}<g transform="rotate(-12 36 36)"><rect x="20" y="20" width="32" height="32" rx="6" fill="#fffdf4" ${INK}/><circle cx="30" cy="30" r="3" fill="#21160c"/><circle cx="42" cy="42" r="3" fill="#21160c"/></g><g transform="rotate(10 76 36)"><rect x="60" y="20" width="32" height="32" rx="6" fill="#26190f" stroke="#efcf80" stroke-width="2"/><g color="#fbe7ae">${use("i-pirate-skull", 64, 24, 24)}</g></g><path d="M40 12Q56 0 70 12M70 12l-8-1M70 12l-1-8" fill="none" stroke="#fff6df" stroke-width="2.600" stroke-linecap="round"/>`,
  "false-lead": `${chart}<path d="M26 16L92 58M92 16L26 58" stroke="#21160c" stroke-width="5" opacity=".6"/>`,
  sabotage: `${sky(NIGHT)}${stars}${sea(56, "#163147", "#36878f")}<path d="M8 30Q50 44 100 26L92 58H18Z" fill="#6b4526" ${INK}/><path d="M20 42H96M24 51H94" ${LINE}/><path d="M52 36l10 8-6 6 8 8h-16l4-8-8-4z" fill="#0c1d28" ${INK}/><path d="M60 30L88 6" stroke="#c2a56b" stroke-width="4"/><path d="M82 2L96 16L88 20L78 10Z" fill="#b9b6a8" ${INK}/>`,
  "secret-orders": `${wood}${scroll(30, 10, 1.15, "#1b1a20")}<path d="M84 66L98 30Q104 34 100 42Z" fill="#f6ebd0" ${INK}/>`,
  denounce: `${sky("#c9a86a")}<path d="M34 4H78V66H34Z" fill="#f6ebd0" ${INK}/><g color="#21160c">${use("i-pirate-skull", 44, 10, 24)}</g><path d="M42 42H70M42 48H70M42 54H62" ${LINE}/><circle cx="56" cy="6" r="2.400" fill="#a52a1c"/>`,
  gossip: `${sky(DAY)}${sea(50)}${sail(4, 18, 40)}${sail(62, 22, 36, "#f7ecd0", "#4a6fa8")}<path d="M28 18Q28 6 46 6T64 18T46 28L38 34V27Q28 26 28 18Z" fill="#fffaf0" ${INK}/>${coin(40, 17, 5)}${coin(52, 17, 5)}`,
  "quick-learner": `${rays(TEAL)}<g transform="rotate(-10 40 36)"><rect x="22" y="12" width="32" height="46" rx="4" fill="#f6ebd0" ${INK}/><rect x="26" y="16" width="24" height="18" fill="${RED}"/></g><g transform="rotate(8 68 38)"><rect x="52" y="14" width="32" height="46" rx="4" fill="#fffaf0" ${INK}/><rect x="56" y="18" width="24" height="18" fill="${RED}"/><path d="M58 44H78M58 50H72" ${LINE}/></g>`,
  "crew-reroll": `${rays(RED)}<path d="M14 62Q40 46 60 8L66 10Q50 52 22 68ZM94 62Q68 46 48 8L42 10Q58 52 86 68Z" fill="#d9dcd6" ${INK}/><path d="M12 58l12 12M96 58L84 70" stroke="#a97f30" stroke-width="5"/>`,
  "sea-reroll": `${rays(RED)}<circle cx="54" cy="36" r="20" fill="none" stroke="#21160c" stroke-width="8"/><circle cx="54" cy="36" r="20" fill="none" stroke="#c2a56b" stroke-width="5"/><g stroke="#21160c" stroke-width="6" stroke-linecap="round"><path d="M54 6V66M24 36H84M33 15L75 57M75 15L33 57"/></g><g stroke="#efcf80" stroke-width="3.400" stroke-linecap="round"><path d="M54 6V66M24 36H84M33 15L75 57M75 15L33 57"/></g><circle cx="54" cy="36" r="6" fill="#a97f30" ${INK}/>`,
  "dirty-trick": `${rays(RED)}<path d="M14 34Q14 26 24 26H70V38H44Q40 38 38 46L34 60H20L26 42Q14 44 14 34Z" fill="#6b4526" ${INK}/><path d="M62 22H92V34H62Z" fill="#b9b6a8" ${INK}/>${boom(98, 28, 0.6)}`,
};

const rumors: Record<string, string> = {
  r01: `${wood}<g transform="rotate(-8 40 36)">${scroll(14, 10, 1.05)}</g><g transform="rotate(10 74 36)">${scroll(50, 12, 1, "#2f6b3a")}</g>`,
  r02: events["glut"]!,
  r03: `${sky("#114152")}<g fill="#36878f" opacity=".5"><path d="M10 0L30 70H44L20 0ZM60 0L70 70H84L72 0Z"/></g><g transform="rotate(28 54 44)" opacity=".9">${ship(24, 12, 62, "#4a6f6a")}</g><path d="M-4 62Q30 54 54 60T112 58V74H-4Z" fill="#0c303d"/>${coin(22, 62)}${coin(34, 65)}${coin(82, 63)}`,
  r04: `${sky(DUSK)}${isle}${palm(70, 8, 42)}<path d="M16 60Q36 44 58 60Z" fill="#b59b74" ${INK}/>${chest(18, 30, 0.9)}<path d="M62 58L74 30" stroke="#6b4526" stroke-width="3.400"/>`,
  r05: `${sky(DUSK)}${hill}<path d="M36 58V30L54 10L72 30V58Z" fill="#8a6236" ${INK}/><path d="M46 58V42h16V58Z" fill="#21160c"/><path d="M30 32L54 6L78 32" fill="none" stroke="#50682f" stroke-width="6"/>${pile(46, 66)}${palm(78, 14, 34)}`,
  r06: `${sky(STORM)}${cloud(70, 18, "#6b757a")}${sea(46, "#1d4652")}<g transform="rotate(-24 50 46)"><path d="M18 40Q50 58 88 36L80 56H28Z" fill="#553921" ${INK}/><path d="M46 46V8M46 14l16 4" stroke="#2a180b" stroke-width="3.400"/></g>${sea(56, "#163c47")}`,
  r07: bust("specialist-veteran"),
  r08: bust("specialist-carpenter"),
  r09: bust("specialist-lookout"),
  r10: `${sky("#7a1f16")}<circle cx="54" cy="20" r="11" fill="#eac6a0" ${INK}/><path d="M40 16Q42 4 54 4T68 16Q62 10 54 11T40 16Z" fill="#efe6d2" ${INK}/><path d="M26 70Q28 34 54 34T82 70Z" fill="#274a86" ${INK}/><path d="M30 62h48v10H30z" fill="#6b4526" ${INK}/>${pile(46, 62)}`,
  r11: `${sky("#5b2a52")}<path d="M44 22L54 2L64 22Q66 26 60 26H48Q42 26 44 22Z" fill="#f6ebd0" ${INK}/><path d="M54 6V22M48 16H60" stroke="#a97f30" stroke-width="2"/><circle cx="54" cy="34" r="9" fill="#e3b98d" ${INK}/><path d="M28 74Q30 46 54 44T80 74Z" fill="#f6ebd0" ${INK}/><path d="M86 74V20q8-6 8 4" fill="none" stroke="#d5ab52" stroke-width="3.400"/>`,
  r12: `${sky(DAY)}${hill}${palm(4, 16, 34)}${glory["shipwright"]!.replace(sky(DAY), "")}`,
  r13: `${window_}<circle cx="74" cy="24" r="10" fill="#edcfae" ${INK}/><path d="M60 30Q58 8 74 8T90 30Q84 16 74 16T60 30Z" fill="#17110c" ${INK}/><path d="M54 74Q54 38 74 38T96 74Z" fill="#2a2530" ${INK}/>`,
  r14: events["convoy"]!,
  r15: `${wood}<path d="M0 0H108V20Q54 34 0 20Z" fill="#2a180b"/>${cask(10, 28)}${cask(42, 32, 0.9)}${bale(70, 40, "#50682f", 0.9)}${lantern(88, 22)}`,
  r16: `${sky(DUSK)}${sun(84, 20, 9)}${sea(44)}<path d="M38 46Q34 30 42 24Q48 20 52 26Q56 34 52 44Q66 46 70 56Q78 60 84 54Q84 66 72 66Q54 66 38 56Z" fill="#2f8f83" ${INK}/><circle cx="46" cy="20" r="6" fill="#e3b98d" ${INK}/><path d="M40 22Q38 10 48 10Q56 12 54 30Q58 20 52 16Q44 14 40 22Z" fill="#a8531c" ${INK}/>${land("M-4 62Q20 50 44 60T112 62V74H-4Z")}`,
  r17: `${chart}<path d="M60 0L52 14L62 26L50 40L60 54L54 74H112V0Z" fill="#4a2f1b"/>`,
  r18: `${wood}<circle cx="36" cy="26" r="10" fill="#e3a58d" ${INK}/><path d="M14 70Q16 38 36 38T60 70Z" fill="#8a6236" ${INK}/><path d="M27 28Q36 48 46 28Q40 34 36 33T27 28Z" fill="#8a6a3a" ${INK}/><path d="M70 30H88V58H70Z" fill="#c2a56b" ${INK}/><path d="M88 36q10 0 8 10t-8 6" fill="none" stroke="#21160c" stroke-width="3"/><path d="M68 30q2-8 8-6q6-6 10 1q6 0 4 6z" fill="#fffaf0" ${INK}/>`,
  r19: `${sky(NIGHT)}${stars}${isle}<path d="M54 52l10 8H44Z" fill="#6b4526" ${INK}/><path d="M54 52Q44 40 54 26Q64 40 54 52Z" fill="#ffb52e" ${INK}/><path d="M22 58V28M86 58V28" stroke="#c2a56b" stroke-width="3"/><g color="#f6ebd0">${use("i-pirate-skull", 14, 12, 17)}${use("i-pirate-skull", 78, 12, 17)}</g>`,
  r20: `${rays(GOLD)}${chest(34, 20, 1.05)}${flag("spanish", 8, 6, 26)}${pile(22, 66)}${pile(76, 66)}`,
  r21: `${sky(NIGHT)}${moon(18, 18)}${sea(52, "#163147", "#7fd0c0")}<g opacity=".75">${ship(34, 2, 58, "#9fe0cf")}</g><g fill="#dff5ee" opacity=".35"><path d="M-6 50q20-8 40 0t40-2 40 2v8H-6z"/></g>`,
  r22: `${sky("#2a1b11")}${lantern(84, 22)}<path d="M20 74Q18 34 34 24Q46 10 58 26Q72 38 68 74Z" fill="#1b1a20" ${INK}/><path d="M36 38Q46 22 56 38Q52 50 46 50T36 38Z" fill="#8a5a36"/><circle cx="42" cy="37" r="1.500" fill="#fff1bf"/><circle cx="51" cy="37" r="1.500" fill="#fff1bf"/>`,
  r23: `${sky("#5b2a52")}<path d="M54 0V10M34 14Q54 24 74 14M38 12V6M46 14V7M62 14V7M70 12V6" stroke="#efcf80" stroke-width="2.200" fill="none"/><circle cx="42" cy="32" r="6" fill="#e3b98d" ${INK}/><path d="M24 74Q34 40 42 40T58 74Z" fill="#a52a1c" ${INK}/><circle cx="64" cy="28" r="6" fill="#c9935f" ${INK}/><path d="M54 74Q54 36 64 36T80 74Z" fill="#21304a" ${INK}/>`,
  r24: `${sky(DUSK)}${hill}${fort(26, 12, 60)}<path d="M66 12l6 10-4 8 8 10" ${LINE}/>${palm(2, 22, 30)}`,
  r25: `${wood}<path d="M14 12Q34 6 54 14Q74 6 94 12V60Q74 54 54 62Q34 54 14 60Z" fill="#f0e2be" ${INK}/><path d="M54 14V62M22 24H46M22 32H46M22 40H40M62 24H86M62 32H80" ${LINE}/><g color="#21160c">${use("i-pirate-skull", 64, 36, 18)}</g>`,
};

const delivery = (sign: string, tone: string, port = "") => `${sky(DAY)}${isle}${town(54, 20, 46)}${sack(10, 30, sign, tone)}${port}`;
const hunt = (quarry: string) => `${sky("#c9a86a")}<path d="M18 4H90V66H18Z" fill="#f6ebd0" ${INK}/>${quarry}<circle cx="54" cy="7" r="2.600" fill="#a52a1c"/>`;
const missions: Record<string, string> = {
  m01: `${sky(DAY)}${hill}${town(56, 22, 46)}${scroll(8, 16, 1)}`,
  m02: delivery("sugar", "#8a7a4a"),
  m03: hunt(black(30, 12, 50)),
  m04: `${sky(DUSK)}${sea(48)}${sail(2, 10, 54, "#f7ecd0", "#efc65a")}${ship(62, 22, 38, "#5fb7e8")}${coin(30, 66)}${coin(44, 67)}`,
  m05: delivery("coffee-beans", "#6a3f22"),
  m06: hunt(`${flag("spanish", 34, 18, 40)}<path d="M30 14L80 52M80 14L30 52" stroke="#a52a1c" stroke-width="5"/>`),
  m07: `${sky(DAY)}${isle}${[18, 42, 66].map((x, i) => `<circle cx="${x + 10}" cy="${24 + (i % 2) * 4}" r="7" fill="${["#e3b98d", "#8a5a36", "#c9935f"][i]}" ${INK}/><path d="M${x} 66Q${x} ${34 + (i % 2) * 4} ${x + 10} ${34 + (i % 2) * 4}T${x + 22} 66Z" fill="${["#a8452f", "#2d4a3a", "#2f4a6a"][i]}" ${INK}/>`).join("")}`,
  m08: delivery("brandy-bottle", "#6e3350", fort(50, 10, 50)),
  m09: rumors["r06"]!,
  m10: `${sky(NIGHT)}${stars}<path d="M18 8H90V66H18Z" fill="#58544c" ${INK}/><path d="M30 18H78V60H30Z" fill="#0c1d28" ${INK}/><circle cx="54" cy="36" r="8" fill="#eac6a0" ${INK}/><path d="M40 60Q40 46 54 46T68 60Z" fill="#274a86" ${INK}/><path d="M38 18V60M46 18V60M54 18V60M62 18V60M70 18V60" stroke="#b9b6a8" stroke-width="2.400"/>`,
  m11: delivery("chili-pepper", "#7d6a10"),
  m12: delivery("coffee-beans", "#6a3f22", cask(36, 34, 0.8)),
  m13: `${wood}<path d="M20 30Q54 70 88 30Q84 60 54 62T20 30Z" fill="#dcc592" ${INK}/><path d="M20 30Q54 12 88 30Q54 46 20 30Z" fill="#f6ebd0" ${INK}/><circle cx="54" cy="30" r="8" fill="#fffaf0" ${INK}/><circle cx="51" cy="27" r="2.400" fill="#fff"/>`,
  m14: delivery("log", "#7d5a37"),
  m15: chart,
  m16: `${rays(TEAL)}${scroll(30, 8, 1.2)}${flag("french", 78, 8, 24)}`,
  m17: hunt(`<g transform="scale(1.100) translate(-6 -2)">${black(28, 8, 56)}</g>`),
  m18: `${wood}<path d="M34 20q-4 34 8 42h26q12-8 8-42q-8-4-12-12h-18q-4 8-12 12z" fill="#a97f30" ${INK}/><path d="M40 20h30" stroke="#553921" stroke-width="4"/>${pile(30, 66)}${coin(86, 64)}`,
  m19: `${wood}<path d="M20 8H88V62H20Z" fill="#f6ebd0" ${INK}/><path d="M54 8V62M28 18H48M28 26H48M28 34H44M60 18H80M60 26H80M60 34H74" ${LINE}/>${flag("dutch", 60, 42, 22)}`,
  m20: `${sky(NIGHT)}${moon(88, 16)}${stars}${hill}<circle cx="46" cy="32" r="6" fill="#8a5a36" ${INK}/><path d="M38 60L42 40Q52 36 56 44L66 50M44 58L34 68M50 56L58 68" fill="none" stroke="#21160c" stroke-width="7" stroke-linecap="round"/><path d="M38 60L42 40Q52 36 56 44L66 50M44 58L34 68M50 56L58 68" fill="none" stroke="#7d5a37" stroke-width="4" stroke-linecap="round"/>`,
  m21: hunt(`<path d="M40 62V14" stroke="#2a180b" stroke-width="3.400"/><g transform="rotate(24 40 30)">${flag("english", 42, 22, 38)}</g>`),
  m22: `${sky(DAY)}${sun(20, 18, 9)}${isle}<path d="M42 66Q44 34 54 34T66 66Z" fill="#fffaf0" ${INK}/><circle cx="54" cy="26" r="7" fill="#e3b98d" ${INK}/><path d="M46 26Q46 14 54 14T62 26L70 52Q60 44 54 46T38 52Z" fill="#fffaf0" opacity=".7"/><circle cx="80" cy="30" r="6" fill="#c9935f" ${INK}/><path d="M70 66Q70 38 80 38T92 66Z" fill="#21304a" ${INK}/>`,
  m23: bust("specialist-gunner"),
  m24: `${sky(STORM)}<circle cx="54" cy="24" r="12" fill="#3b2718" ${INK}/><path d="M44 28Q40 44 26 50Q44 48 56 34Z" fill="#c2a56b" ${INK}/><circle cx="50" cy="24" r="3.400" fill="#cfe0d2" ${INK}/><path d="M34 14H76L66 6H44Z" fill="#17110c" ${INK}/><path d="M30 74Q32 40 54 40T80 74Z" fill="#17110c" ${INK}/>`,
  m25: delivery("rolled-cloth", "#3d6486"),
};

const keyed = (pictures: Record<string, string>, family: string): Record<string, string> =>
  Object.fromEntries(Object.entries(pictures).map(([name, picture]) => [`${family}-${name}`, picture]));

/** By the key of a card in the catalogues; cargo, fittings and weapons have signs alone. */
export const vignettes: Readonly<Record<string, string>> = {
  ...portraits,
  ...keyed(events, "event-card"),
  ...keyed(glory, "card"),
  ...keyed(rumors, "card"),
  ...keyed(missions, "card"),
};
