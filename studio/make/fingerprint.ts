import sharp from "sharp";

const CELLS = 8;
const LEVELS = 16;
/** Colours this many of 16 levels apart are seen apart; one level is what another encoding may change. */
const SEEN_STEP = 2;

/**
 * A perceptual hash: the mean red, green and blue of each cell of an 8 x 8 grid, one hex digit each, 192 in all. The same
 * picture encoded again, smaller or worse, keeps it within one level.
 */
export async function fingerprintOf(picture: Buffer): Promise<string> {
  const data = await sharp(picture)
    .resize(CELLS, CELLS, { fit: "fill", kernel: "cubic" })
    .flatten()
    .removeAlpha()
    .toColorspace("srgb")
    .raw()
    .toBuffer();
  return [...data].map((level) => Math.floor((level * LEVELS) / 256).toString(LEVELS)).join("");
}

/** In how many of the 192 places one picture's colour is seen to differ from another's. */
export function fingerprintDistance(one: string, other: string): number {
  const level = (print: string, place: number) => Number.parseInt(print[place] ?? "0", LEVELS);
  const places = Array.from({ length: CELLS * CELLS * 3 }, (_, place) => place);
  return places.filter((place) => Math.abs(level(one, place) - level(other, place)) >= SEEN_STEP).length;
}
