import { type LightName, nameLight } from "#rules/build/light-color.ts";

/** Colors of light, each by itself. */
export const lightNames: Record<LightName, string> = {
  white: "Blanc",
  warmWhite: "Blanc chaud",
  red: "Rouge",
  orange: "Orange",
  yellow: "Jaune",
  green: "Vert",
  turquoise: "Turquoise",
  blue: "Bleu",
  violet: "Violet",
  pink: "Rose",
  off: "Éteint",
};

/** Where the color of a build's light is chosen. */
export const lightChoiceWords = {
  title: "Couleur de l’éclairage",
  asMade: "Celle des fabricants",
  setTo: (color: string) => `Réglée sur\u00a0: ${color}`,
  /** `mémoire`, `ventilateurs du boîtier`. */
  about: (parts: readonly string[]) =>
    `Pièces éclairées de cette configuration\u00a0: ${parts.map((part) => part.toLowerCase()).join(" et ")}. Nous réglons la couleur avant l’expédition, sans frais.`,
  nothingLit: "Rien ici ne s’éclaire d’une couleur réglable.",
  own: "Votre propre couleur",
  ownHelp: "3 ou 6 caractères hexadécimaux, comme FA0 ou FFAA00.",
  wrong: "Entrez une couleur de 3 ou 6 caractères hexadécimaux\u00a0: 0 à 9 et A à F, comme FFAA00.",
  use: "Choisir cette couleur",
};

/** One of two PCs that differ in their light alone; what no color was chosen for has its name. */
export const litName = (name: string, light: string): string =>
  light === "" ? name : `${name}, éclairage ${lightText(light)}`;

/** Of six hex characters, within a sentence: `bleu (#0040FF)`; of a color without a name `#1A2BFF (proche : bleu)`. */
export function lightText(color: string): string {
  const { name, isExact } = nameLight(color);
  const hex = `#${color.toUpperCase()}`;
  const said = lightNames[name].toLowerCase();
  return isExact ? `${said} (${hex})` : `${hex} (proche\u00a0: ${said})`;
}
