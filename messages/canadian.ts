/** What Canada spells otherwise than the USA, small letters on both sides (Canadian Press). */
const SPELLED: Readonly<Record<string, string>> = {
  color: "colour",
  colored: "coloured",
  colors: "colours",
  center: "centre",
  centers: "centres",
  gray: "grey",
  canceled: "cancelled",
  canceling: "cancelling",
  labeled: "labelled",
  labeling: "labelling",
  catalog: "catalogue",
  catalogs: "catalogues",
  labor: "labour",
  neighbor: "neighbour",
  neighbors: "neighbours",
  behavior: "behaviour",
  honor: "honour",
  honored: "honoured",
  liter: "litre",
  liters: "litres",
  meter: "metre",
  meters: "metres",
  traveled: "travelled",
  traveling: "travelling",
  favorite: "favourite",
  favorites: "favourites",
};

const AMERICAN = new RegExp(`(?<![\\w/#.-])(?:${Object.keys(SPELLED).join("|")})(?![\\w-])`, "gi");

/** Whether a text has a word that Canada spells otherwise. */
export function isAmerican(text: string): boolean {
  return text.search(AMERICAN) >= 0;
}

/** The same words, spelled as in Canada: a text, what is made of texts, and what a sentence says of its facts. */
export function canadian<Word>(word: Word): Word {
  return spelled(word) as Word;
}

function spelled(word: unknown): unknown {
  if (typeof word === "string") return word.replaceAll(AMERICAN, inCanada);
  if (typeof word === "function")
    return (...facts: unknown[]) => spelled((word as (...facts: unknown[]) => unknown)(...facts));
  if (Array.isArray(word)) return word.map(spelled);
  if (typeof word !== "object" || word === null) return word;
  return Object.fromEntries(Object.entries(word).map(([name, value]) => [name, spelled(value)]));
}

function inCanada(found: string): string {
  const small = SPELLED[found.toLowerCase()] ?? found;
  return found[0] === found[0]?.toLowerCase() ? small : small.charAt(0).toUpperCase() + small.slice(1);
}
