// Which sign a galleon bears.
const SIGNS: Record<string, string> = {
  "galleon-mermaid": "mermaid",
  "galleon-dragon": "dragon-head",
  "galleon-harpy": "harpy",
  "galleon-whale": "whale",
  "galleon-lion": "lion",
  "galleon-sea-serpent": "serpent",
  "galleon-poseidon": "trident",
  "galleon-kraken": "octopus",
  "galleon-hawk": "hawk-emblem",
  "galleon-nautilus": "nautilus",
  "galleon-skull": "pirate-skull",
  "galleon-unicorn": "unicorn",
};

export const galleonSign = (key: string): string => SIGNS[key] ?? "figurehead";
