import sharp from "sharp";

/** Cells that are compared with their right neighbour: 8 rows of 8 differences. */
const COLUMNS = 9;
const ROWS = 8;
/** Steps of 255 below this are grain, not picture. */
const SEEN_STEP = 3;

/**
 * A perceptual hash of 192 bits as 48 hex digits: for lightness, blue difference and red difference, whether each cell of
 * an 8 x 8 grid is darker than its right neighbour by a step one can see. Two renders of one scene differ in a few bits.
 */
export async function fingerprintOf(picture: Buffer): Promise<string> {
  const { data } = await sharp(picture)
    .resize(COLUMNS, ROWS, { fit: "fill", kernel: "cubic" })
    .removeAlpha()
    .toColorspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channels = [lightness, blueDifference, redDifference];
  const bits = channels.flatMap((channel) => differences((cell) => channel(data, cell * 3)));
  return hexOf(bits);
}

/** In how many of its 192 bits one fingerprint differs from another. */
export function fingerprintDistance(one: string, other: string): number {
  let distance = 0;
  for (let digit = 0; digit < Math.max(one.length, other.length); digit += 1) {
    const differing = Number.parseInt(one[digit] ?? "0", 16) ^ Number.parseInt(other[digit] ?? "0", 16);
    for (let bits = differing; bits > 0; bits &= bits - 1) distance += 1;
  }
  return distance;
}

function differences(valueOf: (cell: number) => number): boolean[] {
  const bits: boolean[] = [];
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const cell = row * COLUMNS + column;
      bits.push(valueOf(cell + 1) - valueOf(cell) > SEEN_STEP);
    }
  return bits;
}

function hexOf(bits: readonly boolean[]): string {
  let hex = "";
  for (let start = 0; start < bits.length; start += 4)
    hex += bits
      .slice(start, start + 4)
      .reduce((digit, bit) => digit * 2 + Number(bit), 0)
      .toString(16);
  return hex;
}

// ITU-R BT.601, as in JPEG.
const lightness = (data: Buffer, at: number) =>
  0.299 * level(data, at) + 0.587 * level(data, at + 1) + 0.114 * level(data, at + 2);
const blueDifference = (data: Buffer, at: number) => 0.564 * (level(data, at + 2) - lightness(data, at));
const redDifference = (data: Buffer, at: number) => 0.713 * (level(data, at) - lightness(data, at));
const level = (data: Buffer, at: number) => data[at] ?? 0;
