import sharp from "sharp";
import { readOriginal } from "../pictures/picture-library.ts";
import { lettersSvg, linesOf, widthOf } from "./lettering.ts";
import { SHARE_HEIGHT_PX, SHARE_WIDTH_PX, type ShareCard } from "./share-card.ts";
import { spoken } from "../languages/spoken.ts";

const { shareWords } = spoken.shopFront;

/** The dark theme's colors: pictures are dark in both themes, so cards are, too. */
const COLORS = { tile: "#17191b", text: "#f0f0ed", muted: "#a7acb2", line: "#3a4148", straw: "#e7c477" };
const LEFT = 64;
/** Where the words end: the picture's own edge is faded up to here. */
const WORDS_PX = 520;
const FADE_PX = 120;
const JPEG_QUALITY = 84;
/** Sizes that a title is tried in; the first that fits into its lines is taken. */
const TITLES = [
  { size: 66, lineHeight: 72, most: 2 },
  { size: 52, lineHeight: 58, most: 3 },
  { size: 42, lineHeight: 48, most: 4 },
] as const;

/** Draws a card as JPEG, which every network takes. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const backdrop = darkColorOf(card);
  const pictures = card.picture
    ? [
        {
          input: await sharp(await readOriginal(card.picture))
            .resize(SHARE_HEIGHT_PX, SHARE_HEIGHT_PX, { fit: "cover" })
            .toBuffer(),
          left: SHARE_WIDTH_PX - SHARE_HEIGHT_PX,
          top: 0,
        },
      ]
    : [];
  return sharp({
    create: { width: SHARE_WIDTH_PX, height: SHARE_HEIGHT_PX, channels: 3, background: backdrop },
  })
    .composite([...pictures, { input: Buffer.from(wordsSvg(card, backdrop)), left: 0, top: 0 }])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** The picture's own color, so that no seam shows; the tile's where words would not be read on it. */
function darkColorOf({ picture }: ShareCard): string {
  const color = picture?.color ?? COLORS.tile;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 48 ? color : COLORS.tile;
}

function wordsSvg(card: ShareCard, backdrop: string): string {
  const edge = SHARE_WIDTH_PX - SHARE_HEIGHT_PX;
  const fade = card.picture
    ? `<defs><linearGradient id="fade"><stop offset="0" stop-color="${backdrop}"/><stop offset="1" stop-color="${backdrop}" stop-opacity="0"/></linearGradient></defs>
<rect x="${edge}" width="${FADE_PX}" height="${SHARE_HEIGHT_PX}" fill="url(#fade)"/>`
    : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH_PX}" height="${SHARE_HEIGHT_PX}">
${fade}${mark(card.storeName)}${title(card)}${price(card)}${notice(card)}</svg>`;
}

/** The store's mark, as in the header of its pages. */
function mark(storeName: string): string {
  return `<g transform="translate(${LEFT} 56) scale(1.43)"><circle cx="14" cy="14" r="12.5" fill="none" stroke="${COLORS.text}" stroke-width="2.5"/><path fill="${COLORS.straw}" d="m14 7 6.060 3.500v7L14 21l-6.060-3.500v-7z"/></g>
${lettersSvg(storeName, { face: "title", x: LEFT + 54, y: 87, size: 32, fill: COLORS.text })}`;
}

function title({ title: words, facts, price: cost }: ShareCard): string {
  const set = TITLES.map((one) => ({
    ...one,
    lines: linesOf(words, { face: "title", size: one.size, width: WORDS_PX, most: one.most }),
  }));
  const chosen = set.find(({ lines }) => !lines.some((line) => line.endsWith("…"))) ?? set.at(-1);
  if (!chosen) return "";
  const top = 152 + chosen.size;
  const titles = chosen.lines.map((line, at) =>
    lettersSvg(line, { face: "title", x: LEFT, y: top + at * chosen.lineHeight, size: chosen.size, fill: COLORS.text }),
  );
  const below = top + (chosen.lines.length - 1) * chosen.lineHeight + 56;
  const room = Math.floor(((cost === null ? 570 : 470) - below) / 38) + 1;
  const most = facts.length === 1 ? room : 1;
  const lines = facts.flatMap((fact) => linesOf(fact, { face: "text", size: 27, width: WORDS_PX, most }));
  const factLines = lines
    .slice(0, room)
    .map((line, at) => lettersSvg(line, { face: "text", x: LEFT, y: below + at * 38, size: 27, fill: COLORS.muted }));
  return [...titles, ...factLines].join("");
}

function price({ price: words }: ShareCard): string {
  if (words === null) return "";
  return `<rect x="${LEFT}" y="496" width="${WORDS_PX - 40}" height="1.5" fill="${COLORS.line}"/>
${lettersSvg(words, { face: "title", x: LEFT, y: 562, size: 50, fill: COLORS.text })}`;
}

/** A shared card is a product picture too, so it says what every page says. */
function notice({ picture }: ShareCard): string {
  if (!picture) return "";
  const words = shareWords.rendered;
  const x = SHARE_WIDTH_PX - 32 - widthOf(words, "text", 19);
  return lettersSvg(words, { face: "text", x, y: SHARE_HEIGHT_PX - 28, size: 19, fill: COLORS.muted });
}
