import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";

/** The one drawing of the mark; every other icon is made from it. */
const SOURCE = new URL("../storefront/public/favicon.svg", import.meta.url);
const TILE = "#0f1113";
/** A mask may cut away all but the inner four fifths. The mark's ring is 83 % of the drawing. */
const MASKABLE_DRAWING = 0.875;

/** Every icon that a browser or a phone asks for, by its file in `storefront/public`. */
export async function storeIcons(): Promise<Map<string, Buffer>> {
  const svg = await readFile(SOURCE);
  // Drawn large and made smaller once: an SVG's own size is 28 pixels.
  const drawn = (sizePx: number) => sharp(svg, { density: (72 * sizePx * 2) / 28 }).resize(sizePx, sizePx);
  const png = (picture: Sharp) => picture.png({ compressionLevel: 9, palette: true, colors: 128 }).toBuffer();
  const whole = (sizePx: number) => png(drawn(sizePx).flatten({ background: TILE }));
  const inner = Math.round(512 * MASKABLE_DRAWING);
  const margin = (512 - inner) / 2;
  const maskable = drawn(inner)
    .flatten({ background: TILE })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: TILE });
  return new Map([
    ["favicon.ico", await ico([await drawn(32).png().toBuffer(), await drawn(48).png().toBuffer()])],
    ["apple-touch-icon.png", await whole(180)],
    ["icon-192.png", await png(drawn(192))],
    ["icon-512.png", await png(drawn(512))],
    ["icon-maskable-512.png", await png(sharp(await maskable.png().toBuffer()))],
  ]);
}

/** An ICO file of PNGs: a directory of 16 bytes each, then the files. */
async function ico(pngs: readonly Buffer[]): Promise<Buffer> {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  for (const [index, bytes] of pngs.entries()) {
    const { width, height } = await sharp(bytes).metadata();
    const at = 6 + 16 * index;
    head.writeUInt8(width, at);
    head.writeUInt8(height, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(bytes.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...pngs]);
}
