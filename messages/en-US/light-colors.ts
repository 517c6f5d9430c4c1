import { type LightName, nameLight } from "#rules/build/light-color.ts";

/** Colors of light, each by itself. */
export const lightNames: Record<LightName, string> = {
  white: "White",
  warmWhite: "Warm white",
  red: "Red",
  orange: "Orange",
  yellow: "Yellow",
  green: "Green",
  turquoise: "Turquoise",
  blue: "Blue",
  violet: "Violet",
  pink: "Pink",
  off: "Off",
};

/** Where the color of a build's light is chosen. */
export const lightChoiceWords = {
  title: "Light color",
  asMade: "As its makers set it",
  setTo: (color: string) => `Set to ${color}`,
  /** `memory`, `case fans`. */
  about: (parts: readonly string[]) =>
    `Lit in this build: ${parts.map((part) => part.toLowerCase()).join(" and ")}. We set the color before it leaves, and it costs nothing.`,
  nothingLit: "Nothing here shines in a color that can be set.",
  own: "Your own color",
  ownHelp: "3 or 6 hex characters, such as FA0 or FFAA00.",
  wrong: "Type a color of 3 or 6 hex characters: 0 to 9 and A to F, such as FFAA00.",
  use: "Set this color",
};

/** One of two PCs that differ in their light alone; what no color was chosen for has its name. */
export const litName = (name: string, light: string): string =>
  light === "" ? name : `${name}, light ${lightText(light)}`;

/** Of six hex characters, within a sentence: `blue (#0040FF)`; of a color without a name `#1A2BFF (near blue)`. */
export function lightText(color: string): string {
  const { name, isExact } = nameLight(color);
  const hex = `#${color.toUpperCase()}`;
  const said = lightNames[name].toLowerCase();
  return isExact ? `${said} (${hex})` : `${hex} (near ${said})`;
}
