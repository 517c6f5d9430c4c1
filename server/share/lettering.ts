import { readFileSync } from "node:fs";

/** Outlines of one face, all measures in thousandths of its size. `scripts/write-lettering.mjs` wrote them. */
interface Face {
  /** Advance and outline of each character. */
  glyphs: ReadonlyMap<string, readonly [advance: number, outline: string]>;
  /** How far the second of two characters moves, negative towards the first. */
  kerning: ReadonlyMap<string, number>;
}

const FACES = { title: readFace("title"), text: readFace("text") };
export type FaceName = keyof typeof FACES;

interface Glyph {
  outline: string;
  /** Where it begins, in thousandths. */
  at: number;
}

/** Words as SVG outlines: sharp's own text would need a font on the machine and take whichever there is. */
export function lettersSvg(
  words: string,
  { face: name, x, y, size, fill }: { face: FaceName; x: number; y: number; size: number; fill: string },
): string {
  const { glyphs } = setLine(words, FACES[name]);
  const outlines = glyphs
    .filter(({ outline }) => outline !== "")
    .map(({ at, outline }) => `<path transform="translate(${at} 0)" d="${outline}"/>`);
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / 1000})">${outlines.join("")}</g>`;
}

export function widthOf(words: string, name: FaceName, size: number): number {
  return (setLine(words, FACES[name]).width * size) / 1000;
}

/** Words in lines of at most this width; what does not fit into the last one ends with an ellipsis. */
export function linesOf(
  words: string,
  { face: name, size, width, most }: { face: FaceName; size: number; width: number; most: number },
): string[] {
  const fits = (line: string) => widthOf(line, name, size) <= width;
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length === 0 || !fits(longer)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  const shown = lines.slice(0, most);
  const isCut = lines.length > most;
  return shown.map((line, at) => (fits(line) && !(isCut && at === most - 1) ? line : shortened(line, fits)));
}

function shortened(line: string, fits: (line: string) => boolean): string {
  let characters = [...line];
  while (characters.length > 1 && !fits(`${characters.join("").trimEnd()}…`)) characters = characters.slice(0, -1);
  return `${characters.join("").trimEnd()}…`;
}

function setLine(words: string, { glyphs, kerning }: Face): { glyphs: Glyph[]; width: number } {
  const set: Glyph[] = [];
  let at = 0;
  let before = "";
  for (const character of drawable(words, glyphs)) {
    const [advance, outline] = glyphs.get(character) ?? [0, ""];
    at += kerning.get(before + character) ?? 0;
    set.push({ outline, at });
    at += advance;
    before = character;
  }
  return { glyphs: set, width: at };
}

/** A letter the face lacks loses its accent; one it does not know at all is left out. */
function drawable(words: string, glyphs: Face["glyphs"]): string[] {
  return [...words.replaceAll("\u00a0", " ")].flatMap((character) =>
    glyphs.has(character)
      ? character
      : [...character.normalize("NFKD")].filter((part) => glyphs.has(part) && !/\p{M}/u.test(part)),
  );
}

function readFace(name: string): Face {
  const file = readFileSync(new URL(`${name}-lettering.json`, import.meta.url), "utf8");
  const { glyphs, kerning } = JSON.parse(file) as {
    glyphs: Record<string, [number, string]>;
    kerning: Record<string, number>;
  };
  return { glyphs: new Map(Object.entries(glyphs)), kerning: new Map(Object.entries(kerning)) };
}
