// The pictures of the adventure cards, each in a box of 108 by 72: curses, ports and convoys. They use the drawings of
// drawings.svg (a ship takes its sails from --pc) and are decoration: the name always stands beside them.

const INK = '#21160c" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round';
const sky = (tone: string) => `<path d="M0 0H108V72H0Z" fill="${tone}"/>`;
const sea = (y: number, tone: string, foam = "#cfe8e0") =>
  `<path d="M0 ${y}q5-3.500 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0V72H0Z" fill="${tone}" stroke="${foam}" stroke-width=".8"/>`;
const use = (id: string, x: number, y: number, w: number, h = w) => `<use href="#s7-${id}" x="${x}" y="${y}" width="${w}" height="${h}"/>`;
const ship = (x: number, y: number, size: number) => `<g class="canvas">${use("ship", x, y, size)}</g>`;
const land = (d: string, tone = "var(--land-sand)") => `<path d="${d}" fill="${tone}" stroke="${INK}"/>`;
const star = (x: number, y: number, r = 0.9) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#f6ebd0"/>`;
const coin = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="7" ry="3" fill="#efcf80" stroke="#7a4d1d" stroke-width="1"/><path d="M${x - 3} ${y}h6" stroke="#a97f30" stroke-width="1"/>`;

const arm = (d: string) =>
  `<path d="${d}" fill="none" stroke="#21160c" stroke-width="9.500" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#7d3f6d" stroke-width="7.200" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#e7a9b8" stroke-width="2.600" stroke-dasharray=".1 4.600" stroke-linecap="round" transform="translate(-1.800 .600)"/>`;

const curses = {
  kraken: `${sky("#1d4a55")}<path d="M0 0H108V20Q54 32 0 20Z" fill="#14353f"/>${sea(48, "#0c303d", "#5fa6a6")}${arm("M16 66Q4 44 18 26T14 8")}${arm("M92 68Q104 44 88 30T96 10")}${ship(34, 8, 44)}${arm("M30 70Q24 48 44 44T60 36")}${arm("M78 70Q86 52 70 48T62 30")}${sea(58, "#08222d", "#36878f")}<path d="M46 66q8-6 16 0q-8 5-16 0z" fill="#ffd45e" stroke="${INK}"/><path d="M54 63v6" stroke="#21160c" stroke-width="2.200"/>`,
  iceberg: `${sky("#bcd8dd")}<path d="M0 44H108V72H0Z" fill="#2a6f7d"/><path d="M30 44Q34 58 46 68H84Q98 58 96 44Z" fill="#8fc3cb" opacity=".75"/><path d="M28 44L40 22L50 27L60 6L72 18L80 14L98 44Z" fill="#f2f8f6" stroke="${INK}"/><path d="M60 6L72 18L80 14L98 44H72L66 26Z" fill="#b5d5da"/><path d="M40 22L46 34L42 44M60 6L57 22L64 32M80 14L82 30" fill="none" stroke="#7fb0b8" stroke-width="1.100"/>${ship(-2, 18, 34)}${sea(46, "#226c7c")}<path d="M14 60l6-3 8 3-7 3zM84 64l7-3 8 3-8 3z" fill="#e7f3ef" stroke="${INK}"/>`,
  sirens: `${sky("#2b2a58")}<circle cx="82" cy="18" r="13" fill="#f6ebd0"/>${star(14, 10)}${star(34, 6)}${star(56, 14)}${star(100, 40)}${sea(46, "#1f4a63", "#7fb3b8")}${land("M6 58Q14 40 30 44Q40 34 56 46Q70 44 78 58Z", "#4a4560")}<path d="M28 45Q22 34 28 26Q32 22 36 27Q40 34 36 44Q48 44 52 54Q58 62 68 58L64 64Q70 68 76 64Q66 74 54 66Q42 62 30 54Z" fill="#2f8f83" stroke="${INK}"/><path d="M27 44Q24 34 28 28H36Q40 36 36 45Q32 48 27 44Z" fill="#c98f62" stroke="${INK}"/><circle cx="32" cy="22" r="5.500" fill="#c98f62" stroke="${INK}"/><path d="M26 26Q22 10 34 13Q42 16 38 28Q42 40 34 46Q38 32 36 22Q32 16 28 20Q28 24 26 26Z" fill="#b5502a" stroke="${INK}"/><g fill="none" stroke="#ffd45e" stroke-width="1.800" stroke-linecap="round"><path d="M50 24v-10l8-2v10M70 38v-9l7-2v9"/></g><g fill="#ffd45e"><ellipse cx="48" cy="25" rx="3" ry="2.200"/><ellipse cx="56" cy="23" rx="3" ry="2.200"/><ellipse cx="68" cy="39" rx="2.600" ry="2"/><ellipse cx="75" cy="37" rx="2.600" ry="2"/></g>${sea(62, "#163852", "#5f93a0")}`,
  mutiny: `${sky("#7a2f1a")}<circle cx="54" cy="30" r="36" fill="#c8641f" opacity=".55"/><circle cx="54" cy="30" r="22" fill="#efab3c" opacity=".55"/><path d="M0 60H108V72H0Z" fill="#5b3919" stroke="${INK}"/><path d="M0 65H108" stroke="#3b2412" stroke-width="1"/><path d="M54 60V2" stroke="#2a180b" stroke-width="4"/><path d="M54 6q16-6 28 2q-8 4-2 10q-14-6-26-1z" fill="#1b1a20" stroke="${INK}"/><g fill="#21130b" stroke="${INK}"><path d="M8 62V48q0-6 6-6t6 6v14zM28 62V46q0-6 6-6t6 6v16zM68 62V46q0-6 6-6t6 6v16zM88 62V48q0-6 6-6t6 6v14z"/><circle cx="14" cy="37" r="5"/><circle cx="34" cy="35" r="5"/><circle cx="74" cy="35" r="5"/><circle cx="94" cy="37" r="5"/></g><path d="M18 46L26 24M38 44L44 22M70 44L62 20M90 46L84 24" stroke="#21130b" stroke-width="4" stroke-linecap="round"/><path d="M26 26Q20 12 30 4Q26 16 29 24ZM84 26Q92 12 80 4Q84 16 81 24Z" fill="#dfe3e0" stroke="${INK}"/><path d="M44 22Q38 14 44 4Q50 14 44 22ZM62 20Q56 12 62 2Q68 12 62 20Z" fill="#ffd45e" stroke="#a2560f" stroke-width="1"/>`,
  whirlpool: `${sky("#11465a")}<g fill="none" stroke-linecap="round"><ellipse cx="54" cy="38" rx="50" ry="29" stroke="#1f6273" stroke-width="7"/><ellipse cx="54" cy="40" rx="38" ry="21" stroke="#36878f" stroke-width="5.500"/><ellipse cx="54" cy="42" rx="26" ry="14" stroke="#0c303d" stroke-width="6"/><path d="M8 34Q26 8 62 12T98 40Q92 62 58 62T24 46Q26 30 52 31T76 44Q72 54 56 53T44 45Q48 40 56 42" stroke="#cfe8e0" stroke-width="1.500"/><path d="M18 54Q30 66 52 67M72 17Q88 22 94 34" stroke="#cfe8e0" stroke-width="1.100"/></g><ellipse cx="55" cy="45" rx="9" ry="4.500" fill="#03151c"/><g transform="rotate(24 82 26)">${ship(64, 4, 34)}</g><g transform="rotate(-32 26 50)">${ship(12, 34, 26)}</g>`,
  tavern: `${sky("#3b2718")}<path d="M0 0H108V46H0Z" fill="#553921"/><path d="M0 12H108M0 26H108M0 40H108M28 0V12M78 0V12M52 12V26M14 26V40M88 26V40" stroke="#3b2412" stroke-width="1.100"/><circle cx="84" cy="18" r="22" fill="#ffd45e" opacity=".2"/><path d="M84 0V8" stroke="#21160c" stroke-width="1.600"/><path d="M77 8h14l3 18H74Z" fill="#ffd978" stroke="${INK}"/><path d="M75 8h18M73 26h22M84 8v18" stroke="#21160c" stroke-width="1.600"/><path d="M84 22q-4-4 0-10q4 6 0 10z" fill="#e2701f"/><path d="M0 48H108V72H0Z" fill="#8a5a2c" stroke="${INK}"/><path d="M0 56H108M0 65H108" stroke="#5b3919" stroke-width="1"/><path d="M14 24H38V54Q26 58 14 54Z" fill="#c9a066" stroke="${INK}"/><path d="M30 24H38V54Q34 56 30 56Z" fill="#a37d48"/><path d="M38 30Q50 30 48 40Q47 48 38 47" fill="none" stroke="#21160c" stroke-width="5"/><path d="M38 30Q50 30 48 40Q47 48 38 47" fill="none" stroke="#c9a066" stroke-width="2.600"/><path d="M12 26Q10 18 18 19Q20 13 27 17Q34 13 36 19Q43 20 39 27Q32 30 26 27Q18 30 12 26Z" fill="#fcf6e6" stroke="${INK}"/><g transform="rotate(-12 62 56)"><rect x="54" y="47" width="16" height="16" rx="3" fill="#6a0d14" stroke="${INK}"/><g fill="#fff3dc"><circle cx="58" cy="51" r="1.700"/><circle cx="62" cy="55" r="1.700"/><circle cx="66" cy="59" r="1.700"/></g></g><g transform="rotate(16 86 60)"><rect x="78" y="51" width="16" height="16" rx="3" fill="#6a0d14" stroke="${INK}"/><g fill="#fff3dc"><circle cx="82" cy="55" r="1.700"/><circle cx="90" cy="55" r="1.700"/><circle cx="82" cy="63" r="1.700"/><circle cx="90" cy="63" r="1.700"/></g></g>`,
  idol: `${sky("#234a33")}<circle cx="54" cy="32" r="42" fill="#efcf80" opacity=".16"/><circle cx="54" cy="32" r="28" fill="#ffd45e" opacity=".2"/><path d="M0 0Q14 18 8 40Q2 20 0 30ZM108 0Q94 18 100 40Q106 20 108 30ZM22 0Q30 10 26 24Q20 12 22 0ZM86 0Q78 10 82 24Q88 12 86 0Z" fill="#16321f"/><path d="M0 62H108V72H0Z" fill="#4b4a3c" stroke="${INK}"/><path d="M30 62V54H78V62Z" fill="#6d6a56" stroke="${INK}"/><path d="M36 54Q30 30 40 14Q54 2 68 14Q78 30 72 54Z" fill="#d5ab52" stroke="${INK}"/><path d="M62 9Q78 20 77 34Q76 46 72 54H62Q70 30 62 9Z" fill="#a97f30"/><path d="M42 22h9v7h-9zM57 22h9v7h-9z" fill="#3b2208" stroke="${INK}"/><path d="M44.500 25.500h4M59.500 25.500h4" stroke="#7fe0b4" stroke-width="2.600"/><path d="M54 26l-3 10h6z" fill="#a97f30" stroke="${INK}"/><path d="M43 41h22v7H43z" fill="#3b2208" stroke="${INK}"/><path d="M48 41v7M54 41v7M60 41v7" stroke="#d5ab52" stroke-width="1.600"/><path d="M40 14L34 4L46 9L54 0L62 9L74 4L68 14" fill="#d5ab52" stroke="${INK}"/><g><path d="M12 62V50h6v12zM90 62V50h6v12z" fill="#f4ead0" stroke="${INK}"/><path d="M15 50q-4-5 0-11q4 6 0 11zM93 50q-4-5 0-11q4 6 0 11z" fill="#ffd45e" stroke="#a2560f" stroke-width="1"/></g>`,
  wages: `${sky("#5b2f6e")}<path d="M54 36L-20-20L20-30ZM54 36L60-40L100-40ZM54 36L130-10L130 30ZM54 36L130 70L90 100ZM54 36L20 100L-20 80ZM54 36L-30 50L-30 20Z" fill="#fff" opacity=".07"/>${coin(28, 60)}${coin(28, 55)}${coin(28, 50)}${coin(46, 63)}${coin(46, 58)}${coin(64, 61)}${coin(64, 56)}${coin(64, 51)}${coin(64, 46)}${coin(82, 63)}<path d="M6 22Q18 12 34 16L52 14Q60 14 58 20L44 24L66 22Q74 22 72 28L50 34H66Q72 36 68 40L40 44Q22 44 6 38Z" fill="#cf9566" stroke="${INK}"/><path d="M6 38Q22 42 40 44L68 40Q70 38 69 37L40 38Q20 38 6 32Z" fill="#ab7147"/><path d="M-4 16H10V44H-4Z" fill="#274b78" stroke="${INK}"/><path d="M10 14h7v32h-7z" fill="#f4ead0" stroke="${INK}"/><ellipse cx="82" cy="34" rx="7" ry="3" fill="#efcf80" stroke="#7a4d1d" stroke-width="1" transform="rotate(-24 82 34)"/><ellipse cx="90" cy="48" rx="6" ry="3" fill="#efcf80" stroke="#7a4d1d" stroke-width="1" transform="rotate(18 90 48)"/>`,
} as const;

const harbour = (tone: string, inside: string) => `${sky(tone)}<path d="M0 46H108V72H0Z" fill="#36878f"/>${inside}${sea(60, "#2f808b")}`;
const gable = (x: number, tone: string, h: number) =>
  `<path d="M${x} 50V${h + 8}q3 0 3-4q3 0 3-4h3q0 4 3 4q0 4 3 4V50Z" fill="${tone}" stroke="${INK}"/><path d="M${x + 4} ${h + 12}h2.500v4h-2.500zM${x + 9} ${h + 12}h2.500v4h-2.500zM${x + 4} ${h + 20}h2.500v4h-2.500zM${x + 9} ${h + 20}h2.500v4h-2.500z" fill="#21160c" opacity=".7"/>`;

const ports = {
  "pirate-bay": harbour(
    "#e3b878",
    `<circle cx="54" cy="34" r="13" fill="#f7dc93"/><path d="M0 46H108V72H0Z" fill="#36878f"/>${land("M-4 62V20Q10 12 20 26Q34 30 38 50Q40 60 24 62Z", "#8b6f45")}${land("M112 62V16Q96 10 90 24Q74 28 72 50Q70 60 86 62Z", "#8b6f45")}<path d="M84 34q0-8 8-8q8 0 8 8q0 4-3 5v5H87v-5q-3-1-3-5z" fill="#f1e6c8" stroke="${INK}"/><circle cx="89" cy="35" r="2.200" fill="#21160c"/><circle cx="95.500" cy="35" r="2.200" fill="#21160c"/>${use("palm", 6, 4, 18, 20)}${ship(38, 26, 34)}`,
  ),
  "port-royal": harbour(
    "#bcd8cd",
    `${land("M26 54Q44 42 70 44T116 48V62Q70 66 26 54Z")}<path d="M60 48V22h8v-5h5v5h6v-5h5v5h6v-5h5v5h8V50Z" fill="#a4532f" stroke="${INK}"/><path d="M88 22h7v-5h5v5h8V50H88Z" fill="#7b3a20"/><path d="M76 50V40q4-5 8 0v10z" fill="#21160c"/><path d="M66 30h4M66 36h4" stroke="#21160c" stroke-width="1.800"/><path d="M80 17V2" stroke="#21160c" stroke-width="1.400"/><path d="M80 2h14v8H80z" fill="#fbf3df" stroke="${INK}"/><path d="M87 2v8M80 6h14" stroke="#a3271b" stroke-width="2"/>${use("hut", 36, 32, 20, 17)}${ship(-4, 22, 40)}`,
  ),
  tortuga: harbour(
    "#cfe0c8",
    `${land("M22 56Q30 26 62 20Q94 24 104 56Z", "#6f8a4c")}<path d="M66 20Q96 26 104 56H80Q86 36 66 20Z" fill="#55703a"/><path d="M40 50Q44 34 60 30Q76 34 82 50M60 30V20M46 38L36 32M76 38L86 32M60 30L52 50M60 30L68 50" fill="none" stroke="#2f4020" stroke-width="1.200"/>${land("M14 52Q10 44 18 42Q26 44 26 52Z", "#6f8a4c")}<circle cx="17" cy="47" r="1.300" fill="#21160c"/>${use("hut", 44, 40, 18, 15)}${use("hut", 66, 42, 16, 14)}${use("palm", 84, 24, 18, 21)}`,
  ),
  havana: harbour(
    "#bcd8cd",
    `${land("M36 56Q50 40 74 42T116 46V62Q70 64 36 56Z", "#b59b74")}<path d="M56 48V34L62 30H104L110 34V50Z" fill="#e3cf9d" stroke="${INK}"/><path d="M90 30H104L110 34V50H92Z" fill="#c2a56b"/><path d="M62 30V26h5v4h4v-4h5v4h4v-4h5v4" fill="none" stroke="#21160c" stroke-width="1.500"/><path d="M90 28V6h10v22Z" fill="#f6ebd0" stroke="${INK}"/><path d="M96 6h4v22h-4Z" fill="#d8c79d"/><path d="M88 6h14l-2-6H90Z" fill="#a4532f" stroke="${INK}"/><path d="M92 3L72-4v14Z" fill="#ffd978" opacity=".65"/>${use("palm", 42, 22, 20, 23)}${ship(0, 22, 38)}`,
  ),
  cartagena: harbour(
    "#f0dcae",
    `${land("M4 54Q40 42 70 44T112 50V62H4Z")}${use("mtn", 0, 20, 40, 32)}<path d="M26 54V36H100V54Z" fill="#e7b85a" stroke="${INK}"/><path d="M80 36H100V54H80Z" fill="#c2913a"/><path d="M26 36v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4" fill="none" stroke="#21160c" stroke-width="1.400"/><path d="M46 32V24Q46 14 56 12Q66 14 66 24V32Z" fill="#f6ebd0" stroke="${INK}"/><path d="M46 24Q46 14 56 12Q66 14 66 24Z" fill="#c8641f" stroke="${INK}"/><path d="M56 12V6M53 8h6" stroke="#21160c" stroke-width="1.400"/><path d="M94 32V22h10v10zM92 22l7-8 7 8z" fill="#e7b85a" stroke="${INK}"/><path d="M36 54V44q4-5 8 0v10z" fill="#21160c"/>${use("palm", 74, 14, 18, 21)}`,
  ),
  nassau: harbour(
    "#a9d3cb",
    `${land("M8 58Q24 44 54 46T112 54V64H8Z")}<path d="M20 50Q50 40 92 50Q54 56 20 50Z" fill="var(--land-grass)"/>${use("palm", 14, 20, 26, 30)}${use("palm", 80, 14, 28, 33)}${use("palm", 64, 28, 18, 20)}${use("hut", 38, 34, 22, 18)}<path d="M62 48V8" stroke="#2a180b" stroke-width="2"/><path d="M62 8q12-4 24 1q-4 4 0 9q-12-3-24 0z" fill="#1b1a20" stroke="${INK}"/><circle cx="71" cy="12" r="2.600" fill="#f6ebd0"/><path d="M67 17l8-3M67 14l8 3" stroke="#f6ebd0" stroke-width="1.200"/>`,
  ),
  willemstad: harbour(
    "#cfe3e6",
    `${land("M8 56Q40 48 108 52V64H8Z", "#b59b74")}${gable(16, "#d98a66", 18)}${gable(31, "#efcf80", 12)}${gable(46, "#7fb0b8", 20)}${gable(61, "#e7b85a", 14)}${gable(76, "#9db27a", 19)}<path d="M94 50l3-22h6l3 22z" fill="#f6ebd0" stroke="${INK}"/><path d="M100 28L86 16M100 28L114 16M100 28L88 42M100 28L112 42" stroke="#21160c" stroke-width="1.800"/><path d="M12 54H92" stroke="#5b3919" stroke-width="3"/>${ship(-10, 32, 28)}`,
  ),
} as const;

const places = [
  [[36, 14, 42]],
  [[10, 16, 38], [52, 12, 42]],
  [[2, 18, 34], [34, 8, 42], [72, 20, 32]],
  [[-2, 22, 30], [22, 8, 38], [52, 12, 36], [80, 24, 28]],
] as const;

/** A convoy of so many merchants under a flag. */
export const convoyPicture = (nation: string, size: number): string =>
  `${sky("#e9cf9a")}<path d="M0 46H108V72H0Z" fill="#36878f"/>${(places[size - 1] ?? []).map(([x, y, s]) => ship(x, y, s)).join("")}${sea(56, "#2f808b")}${use(`fl-${nation}`, 4, 4, 24, 16)}`;

export const pictures: Readonly<Record<string, string>> = {
  ...curses,
  ...ports,
  "last-round": `${sky("#21160c")}<circle cx="54" cy="36" r="26" fill="none" stroke="#d5ab52" stroke-width="3"/><circle cx="54" cy="36" r="20" fill="#f6ebd0" stroke="${INK}"/><path d="M54 36V20M54 36L66 42" stroke="#21160c" stroke-width="3" stroke-linecap="round"/>`,
};
