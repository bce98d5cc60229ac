// The people of the Caribbean, each drawn in a box of 108 by 70: captains, the captains of crowns and pirates, and
// specialists. One face, many heads: skin, hair, beard, hat, coat and what they carry.

const INK = `stroke="#21160c" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"`;
const LINE = `fill="none" stroke="#21160c" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"`;

type Hat = "tricorn" | "bicorn" | "wide" | "scarf" | "morion" | "cap" | "none" | "bonnet";
type Hair = "long" | "curls" | "wig" | "tail" | "short" | "none" | "braids";
type Beard = "none" | "goatee" | "full" | "moustache" | "braided" | "stubble";

interface Person {
  back: string;
  skin?: string;
  hair?: readonly [Hair, string];
  beard?: Beard;
  hat?: readonly [Hat, string, string];
  coat: string;
  trim?: string;
  more?: string;
  woman?: boolean;
}

const hairs: Record<Hair, (tone: string) => string> = {
  long: (tone) => `<path d="M36 26Q34 8 54 8Q74 8 72 26Q76 46 70 58H38Q32 46 36 26Z" fill="${tone}" ${INK}/>`,
  curls: (tone) =>
    `<path d="M37 18Q30 20 33 28Q28 32 32 38Q28 44 34 48Q34 56 42 54H66Q74 56 74 48Q80 44 76 38Q80 32 75 28Q78 20 71 18Q68 7 54 8Q40 7 37 18Z" fill="${tone}" ${INK}/>`,
  wig: (tone) =>
    `<path d="M36 22Q36 7 54 7Q72 7 72 22L74 30Q78 34 74 38Q78 42 74 46Q77 52 68 54H40Q31 52 34 46Q30 42 34 38Q30 34 34 30Z" fill="${tone}" ${INK}/><path d="M34 34q4 2 7 0M34 42q4 2 7 0M67 34q4 2 7 0M67 42q4 2 7 0" ${LINE}/>`,
  tail: (tone) => `<path d="M37 27Q36 9 54 9Q72 9 71 27Z" fill="${tone}" ${INK}/><path d="M70 34q9 6 7 20l-6-3q1-9-4-13z" fill="${tone}" ${INK}/>`,
  short: (tone) => `<path d="M37 28Q35 9 54 9Q73 9 71 28Z" fill="${tone}" ${INK}/>`,
  braids: (tone) =>
    `<path d="M36 26Q35 8 54 8Q73 8 72 26L70 34H38Z" fill="${tone}" ${INK}/><path d="M38 32q-6 6-3 12q-4 5-1 12M70 32q6 6 3 12q4 5 1 12" fill="none" stroke="#21160c" stroke-width="7" stroke-linecap="round"/><path d="M38 32q-6 6-3 12q-4 5-1 12M70 32q6 6 3 12q4 5 1 12" fill="none" stroke="${tone}" stroke-width="4.600" stroke-linecap="round"/>`,
  none: () => "",
};

const fringes: Record<Hair, (tone: string) => string> = {
  long: (tone) => `<path d="M39 24Q42 13 54 14Q66 13 69 24Q60 16 54 19Q46 16 39 24Z" fill="${tone}" ${INK}/>`,
  curls: (tone) => `<path d="M39 24q1-7 7-8q3-4 8-1q5-3 8 1q6 1 7 8q-5-3-8-2q-4-3-7-1q-4-2-7 1q-4-1-8 2z" fill="${tone}" ${INK}/>`,
  wig: (tone) => `<path d="M39 24Q42 12 54 13Q66 12 69 24Q62 17 54 18Q46 17 39 24Z" fill="${tone}" ${INK}/>`,
  tail: (tone) => `<path d="M39 25Q43 13 54 14Q65 13 69 25Q62 18 50 18Q44 19 39 25Z" fill="${tone}" ${INK}/>`,
  short: (tone) => `<path d="M39 25Q43 14 54 14Q65 14 69 25Q66 19 58 20Q46 18 39 25Z" fill="${tone}" ${INK}/>`,
  braids: (tone) => `<path d="M39 25Q42 13 54 13Q66 13 69 25Q60 20 54 14Q48 20 39 25Z" fill="${tone}" ${INK}/>`,
  none: () => "",
};

const beards: Record<Beard, (tone: string) => string> = {
  none: () => "",
  stubble: () => `<path d="M42 35Q44 45 54 46.500Q64 45 66 35Q60 41 54 40Q48 41 42 35Z" fill="#21160c" opacity=".22"/>`,
  goatee: (tone) => `<path d="M50 41h8l-4 9z" fill="${tone}" ${INK}/><path d="M46 36q4-3 8 0q4-3 8 0q-4 2-8 1q-4 1-8-1z" fill="${tone}" ${INK}/>`,
  moustache: (tone) => `<path d="M43 38q5-5 11-2q6-3 11 2q-6 1-11-1q-5 2-11 1z" fill="${tone}" ${INK}/>`,
  full: (tone) => `<path d="M39 30Q41 36 46 37Q50 34 54 36Q58 34 62 37Q67 36 69 30Q70 48 54 54Q38 48 39 30Z" fill="${tone}" ${INK}/><path d="M50 41q4 2 8 0" ${LINE}/>`,
  braided: (tone) =>
    `<path d="M39 30Q41 36 46 37Q50 34 54 36Q58 34 62 37Q67 36 69 30Q71 46 62 52L63 64L58 54L54 66L50 54L45 64L46 52Q37 46 39 30Z" fill="${tone}" ${INK}/><path d="M50 41q4 2 8 0" ${LINE}/><path d="M44 56h5M51 60h6M59 56h5" stroke="#b3261a" stroke-width="2.400"/>`,
};

const hats: Record<Hat, (felt: string, trim: string) => string> = {
  none: () => "",
  tricorn: (felt, trim) =>
    `<path d="M22 20Q36-1 54 3Q72-1 86 20Q70 12 54 13Q38 12 22 20Z" fill="${felt}" ${INK}/><path d="M24 19Q40 9 54 10Q68 9 84 19" fill="none" stroke="${trim}" stroke-width="2.200"/>`,
  bicorn: (felt, trim) =>
    `<path d="M24 17Q32-4 54-2Q76-4 84 17Q68 8 54 9Q40 8 24 17Z" fill="${felt}" ${INK}/><path d="M26 16Q40 5 54 6Q68 5 82 16" fill="none" stroke="${trim}" stroke-width="2.600"/><circle cx="64" cy="6" r="3.400" fill="${trim}" ${INK}/>`,
  wide: (felt, trim) =>
    `<path d="M18 17Q54 8 90 17Q80 23 54 20Q28 23 18 17Z" fill="${felt}" ${INK}/><path d="M38 15Q40-1 54 0Q68-1 70 15Q54 10 38 15Z" fill="${felt}" ${INK}/><path d="M39 14Q54 9 69 14" fill="none" stroke="${trim}" stroke-width="2.800"/><path d="M66 10Q84-6 96 4Q86 4 70 15Z" fill="${trim}" ${INK}/>`,
  scarf: (felt, trim) =>
    `<path d="M37 22Q36 5 54 5Q72 5 71 22Q54 13 37 22Z" fill="${felt}" ${INK}/><path d="M70 18q10 2 12 12q-7-1-12-7z" fill="${felt}" ${INK}/><g fill="${trim}"><circle cx="46" cy="13" r="1.500"/><circle cx="54" cy="10" r="1.500"/><circle cx="62" cy="13" r="1.500"/></g>`,
  morion: (felt, trim) =>
    `<path d="M37 18Q38 2 54 1Q70 2 71 18Z" fill="${felt}" ${INK}/><path d="M26 22Q40 12 54 15Q68 12 82 22Q66 19 54 20Q42 19 26 22Z" fill="${felt}" ${INK}/><path d="M43 14Q46-6 54-5Q62-6 65 14Q60 6 54 6Q48 6 43 14Z" fill="${trim}" ${INK}/>`,
  cap: (felt, trim) =>
    `<path d="M37 20Q35 4 54 4Q73 4 71 20Q54 14 37 20Z" fill="${felt}" ${INK}/><path d="M36 21Q54 14 72 21" fill="none" stroke="${trim}" stroke-width="3.400" stroke-linecap="round"/>`,
  bonnet: (felt, trim) =>
    `<path d="M34 30Q30 4 54 4Q78 4 74 30Q70 14 54 14Q38 14 34 30Z" fill="${felt}" ${INK}/><path d="M36 26Q40 11 54 11Q68 11 72 26" fill="none" stroke="${trim}" stroke-width="2"/>`,
};

function draw({ back, skin = "#e3b98d", hair = ["none", ""], beard = "none", hat = ["none", "", ""], coat, trim = "#efcf80", more = "", woman = false }: Person): string {
  const tone = hair[1] || "#3b2718";
  return `<path d="M0 0H108V70H0Z" fill="${back}"/><path d="M54 0L108 10V70H54Z" fill="#000" opacity=".08"/>
${hair[0] === "none" ? "" : hairs[hair[0]](tone)}
<path d="M14 74Q16 54 38 49L46 46H62L70 49Q92 54 94 74Z" fill="${coat}" ${INK}/>
<path d="M66 47Q88 53 94 74H74Q76 58 66 47Z" fill="#000" opacity=".2"/>
<path d="M44 47L54 66L64 47L58 45H50Z" fill="#f6ebd0" ${INK}/><path d="M43 48L52 72M65 48L56 72" fill="none" stroke="${trim}" stroke-width="2.200"/>
<path d="M47 38h14v9q-7 6-14 0z" fill="${skin}" ${INK}/>
<path d="M39 26Q39 11 54 11Q69 11 69 26Q69 ${woman ? "40 54 47Q39 40" : "43 54 47Q39 43"} 39 26Z" fill="${skin}" ${INK}/>
<path d="M62 13Q69 18 69 27Q68 41 54 47Q65 38 62 13Z" fill="#000" opacity=".13"/>
${hair[0] === "none" ? "" : fringes[hair[0]](tone)}
<path d="M43 ${woman ? 25 : 24}q4-${woman ? 2.4 : 3} 8 0M57 ${woman ? 25 : 24}q4-${woman ? 2.4 : 3} 8 0" ${LINE}/>
<circle cx="47.500" cy="28" r="1.700" fill="#21160c"/><circle cx="60.500" cy="28" r="1.700" fill="#21160c"/><path d="M54 28q2.500 4.500-1 6" ${LINE}/>
<path d="M49 40q5 ${woman ? 3.4 : 1.6} 10 0" ${woman ? 'fill="#a8452f"' : 'fill="none"'} stroke="#21160c" stroke-width="1.300" stroke-linecap="round"/>
${beards[beard](tone)}${hats[hat[0]](hat[1], hat[2])}${more}`;
}

const patch = `<path d="M38 22L70 27" stroke="#140c07" stroke-width="1.600"/><path d="M56 24h9q1 7-4.500 7.500Q55 31 56 24Z" fill="#140c07"/>`;
const scar = `<path d="M63 20L60 40M61 25l4 1M60 31l4 1" stroke="#8e3b2a" stroke-width="1.300" fill="none"/>`;
const ring = `<circle cx="38.500" cy="35" r="2.400" fill="none" stroke="#efcf80" stroke-width="1.600"/>`;
const glass = `<path d="M70 62L98 42l4 6L76 68Z" fill="#a97f30" ${INK}/><path d="M94 44l6 8" stroke="#21160c" stroke-width="1.200"/>`;
const sabre = `<path d="M84 72Q100 44 94 20L99 22Q106 48 90 72Z" fill="#d9dcd6" ${INK}/>`;
const pearls = `<path d="M46 49q8 7 16 0" fill="none" stroke="#fffaf0" stroke-width="2.600" stroke-dasharray=".1 3" stroke-linecap="round"/>`;
const monocle = `<circle cx="60.500" cy="28" r="4.400" fill="#fffaf033" stroke="#efcf80" stroke-width="1.300"/>`;

const ENGLAND = "#8a3b2c";
const FRANCE = "#35568f";
const SPAIN = "#b38420";
const HOLLAND = "#b86a1e";
const NIGHT = "#37353f";

const captains: Record<string, Person> = {
  felipe: { back: SPAIN, hair: ["tail", "#2a180b"], beard: "goatee", hat: ["wide", "#3b2718", "#c8481a"], coat: "#6b2a1c" },
  federico: { back: SPAIN, skin: "#c9935f", hair: ["short", "#21160c"], beard: "stubble", hat: ["scarf", "#2f6b3a", "#efcf80"], coat: "#3f4a3a", more: glass },
  catalina: { back: SPAIN, skin: "#d9a878", hair: ["curls", "#21160c"], coat: "#8e1d3a", trim: "#fbe7ae", more: pearls + ring, woman: true },
  rodrigo: { back: SPAIN, hair: ["short", "#47331f"], beard: "full", hat: ["morion", "#b9b6a8", "#8a8778"], coat: "#7a1f16" },
  frances: { back: ENGLAND, hair: ["braids", "#a8531c"], hat: ["tricorn", "#2a1b11", "#efcf80"], coat: "#2c5a4a", woman: true },
  harwood: { back: ENGLAND, hair: ["tail", "#b9a58a"], hat: ["tricorn", "#21304a", "#f6ebd0"], coat: "#21304a", more: scar },
  blackmoor: { back: ENGLAND, hair: ["long", "#17110c"], beard: "goatee", hat: ["wide", "#1b1a20", "#8f3b86"], coat: "#2a2530", more: patch },
  ashcombe: { back: ENGLAND, hair: ["wig", "#efe6d2"], coat: "#5a1f2a", more: monocle },
  richery: { back: FRANCE, skin: "#eac6a0", hair: ["wig", "#cfc3aa"], beard: "moustache", hat: ["tricorn", "#2a1b11", "#fbe7ae"], coat: "#274a86" },
  marquis: { back: FRANCE, hair: ["curls", "#4a3120"], beard: "moustache", hat: ["wide", "#5b2a52", "#f6ebd0"], coat: "#5b2a52" },
  aubry: { back: FRANCE, hair: ["long", "#d2a24a"], hat: ["bicorn", "#21304a", "#fbe7ae"], coat: "#35568f", woman: true },
  lacour: { back: FRANCE, skin: "#8a5a36", hair: ["short", "#17110c"], beard: "full", hat: ["scarf", "#a8452f", "#f6ebd0"], coat: "#3a4a5a", more: ring },
  verhoeven: { back: HOLLAND, skin: "#edcfae", hair: ["long", "#c98b3a"], hat: ["bonnet", "#f6ebd0", "#a97f30"], coat: "#2d4a3a", more: pearls, woman: true },
  boom: { back: HOLLAND, hair: ["short", "#b5622a"], beard: "full", hat: ["cap", "#2f4a6a", "#f0c534"], coat: "#4a3a2a" },
  vos: { back: HOLLAND, hair: ["tail", "#8a6a3a"], beard: "moustache", hat: ["wide", "#2a1b11", "#d9822b"], coat: "#1f3a3a", more: sabre },
  vanaalst: { back: HOLLAND, hair: ["long", "#d8d2c4"], beard: "goatee", hat: ["wide", "#1b1a20", "#1b1a20"], coat: "#17110c", trim: "#f6ebd0" },
};

const commanders: Record<string, Person> = {
  almonde: { back: HOLLAND, hair: ["wig", "#7a5a36"], coat: "#3a3340" },
  ruyter: { back: HOLLAND, hair: ["long", "#6b4a2a"], beard: "moustache", coat: "#7a591e", trim: "#fbe7ae" },
  evertsen: { back: HOLLAND, hair: ["curls", "#8a6a3a"], beard: "goatee", hat: ["wide", "#3b2718", "#d9822b"], coat: "#23404a" },
  myngs: { back: ENGLAND, hair: ["wig", "#d8c8a4"], coat: "#7a1f16" },
  benbow: { back: ENGLAND, hair: ["wig", "#5a3a20"], hat: ["tricorn", "#21304a", "#efcf80"], coat: "#21304a" },
  holmes: { back: ENGLAND, hair: ["curls", "#2a180b"], beard: "moustache", coat: "#5a2a1c" },
  estrees: { back: FRANCE, hair: ["wig", "#efe6d2"], beard: "moustache", coat: "#35568f" },
  duquesne: { back: FRANCE, hair: ["long", "#b9b0a0"], beard: "goatee", coat: "#2a3a5a" },
  tourville: { back: FRANCE, hair: ["wig", "#4a3120"], hat: ["bicorn", "#21304a", "#fbe7ae"], coat: "#4a6fa8" },
  oquendo: { back: SPAIN, hair: ["short", "#2a180b"], beard: "goatee", hat: ["morion", "#b9b6a8", "#a97f30"], coat: "#3a2a1c" },
  toledo: { back: SPAIN, hair: ["short", "#6b5a44"], beard: "moustache", coat: "#17110c", trim: "#c8481a" },
  lezo: { back: SPAIN, hair: ["wig", "#efe6d2"], coat: "#23404a", more: patch },
  bonny: { back: NIGHT, hair: ["curls", "#b5451c"], hat: ["tricorn", "#1b1a20", "#a8452f"], coat: "#5a1f2a", more: sabre, woman: true },
  rackham: { back: NIGHT, hair: ["long", "#2a180b"], beard: "moustache", hat: ["scarf", "#c79a24", "#a8452f"], coat: "#7d6a10", more: ring },
  bonnet: { back: NIGHT, hair: ["wig", "#cfc3aa"], hat: ["tricorn", "#3a2a4a", "#fbe7ae"], coat: "#5b2a52" },
  teach: { back: NIGHT, hair: ["curls", "#17110c"], beard: "braided", hat: ["tricorn", "#1b1a20", "#b3261a"], coat: "#2a1b11" },
  roberts: { back: NIGHT, hair: ["tail", "#2a180b"], hat: ["wide", "#7a1f16", "#c8481a"], coat: "#8e1d12", more: pearls },
  every: { back: NIGHT, hair: ["long", "#5a3a20"], beard: "full", hat: ["scarf", "#2f4a6a", "#f6ebd0"], coat: "#3a3340", more: scar },
  commodore: { back: NIGHT, hair: ["wig", "#efe6d2"], hat: ["bicorn", "#21304a", "#efcf80"], coat: "#21304a" },
};

const tool = (d: string, tone = "#8a6236") => `<path d="${d}" fill="${tone}" ${INK}/>`;
const specialists: Record<string, Person> = {
  carpenter: { back: "#5c4526", skin: "#c9935f", hair: ["short", "#47331f"], beard: "full", hat: ["cap", "#7d5a37", "#f6ebd0"], coat: "#8a6236", more: tool("M84 72L90 36h5l-2 36z") + tool("M80 28h22v10H80z", "#b9b6a8") },
  boatswain: { back: "#5c4526", hair: ["tail", "#2a180b"], beard: "stubble", hat: ["scarf", "#a8452f", "#f6ebd0"], coat: "#23404a", more: `<path d="M88 70Q82 50 92 42Q102 50 96 70" fill="none" stroke="#c2a56b" stroke-width="5"/><path d="M88 70Q82 50 92 42Q102 50 96 70" ${LINE} stroke-dasharray="3 3"/>` },
  gunner: { back: "#5c4526", skin: "#8a5a36", hair: ["short", "#17110c"], hat: ["scarf", "#2a2530", "#d5ab52"], coat: "#4a2a1c", more: `<circle cx="90" cy="58" r="11" fill="#26252c" ${INK}/><path d="M98 50q5-8 9-6" fill="none" stroke="#c2a56b" stroke-width="2.400"/><circle cx="106" cy="43" r="3" fill="#ffd45e"/>` + scar },
  surgeon: { back: "#5c4526", hair: ["long", "#b9b0a0"], coat: "#3a3340", more: monocle + `<path d="M82 36h7v26q0 8-3.500 10Q82 70 82 62Z" fill="#cfe0d2" ${INK}/><path d="M82 52h7v12q0 6-3.500 8Q82 70 82 64Z" fill="#b3261a"/>` },
  lookout: { back: "#5c4526", hair: ["tail", "#b5622a"], hat: ["cap", "#23404a", "#efcf80"], coat: "#2d4a3a", more: glass },
  veteran: { back: "#5c4526", hair: ["short", "#b9b0a0"], beard: "moustache", hat: ["morion", "#b9b6a8", "#8a8778"], coat: "#6b2a1c", more: scar + sabre },
  steward: { back: "#5c4526", skin: "#eac6a0", hair: ["wig", "#efe6d2"], coat: "#2a3a5a", more: `<path d="M80 44h22v26H80z" fill="#f6ebd0" ${INK}/><path d="M84 51h14M84 57h14M84 63h9" ${LINE}/>` },
  helmsman: { back: "#5c4526", hair: ["long", "#8a6a3a"], beard: "full", hat: ["wide", "#3b2718", "#3b2718"], coat: "#3f4a3a", more: `<circle cx="92" cy="60" r="13" fill="none" stroke="#21160c" stroke-width="6"/><circle cx="92" cy="60" r="13" fill="none" stroke="#a97f30" stroke-width="3.600"/><path d="M92 40v40M72 60h40M78 46l28 28M106 46L78 74" stroke="#21160c" stroke-width="2.400"/>` },
};

const drawn = (people: Record<string, Person>, family: string): Record<string, string> =>
  Object.fromEntries(Object.entries(people).map(([name, person]) => [`${family}-${name}`, draw(person)]));

/** By the key of a card in the catalogues. */
export const portraits: Readonly<Record<string, string>> = { ...drawn(captains, "captain"), ...drawn(commanders, "npc"), ...drawn(specialists, "specialist") };
