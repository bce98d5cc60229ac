// How a ship is rigged, so that it is drawn as what it is: by the keywords of its card, as the rules name them.
export type Rig = "square" | "schooner" | "galley" | "junk" | "turtle";

/** The rig of a ship by what its card can do; a turtle ship is an armoured galley. */
export function rigOf(effects: readonly string[]): Rig {
  if (effects.includes("TURTLE")) return "turtle";
  if (effects.includes("JUNK")) return "junk";
  if (effects.includes("GALLEY")) return "galley";
  return effects.includes("SCHOONER") ? "schooner" : "square";
}
