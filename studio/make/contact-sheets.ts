import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Manifest } from "./manifest.ts";

const LOOKS = fileURLToPath(new URL("../../catalogue/looks/", import.meta.url));
const TILE = { width: 220, picture: 220, caption: 34, gap: 10 } as const;
const COLUMNS = 10;
const ROWS = 8;
const LARGEST_BYTES = 700 * 1024;
const QUALITIES = [78, 66, 54, 42, 30];
const BACKGROUND = "#0e1116";

/** One sheet: its file and the pictures on it, in order. */
export interface ContactSheet {
  file: string;
  names: string[];
}

/**
 * Writes every picture, small and with its name, on sheets by kind into `outFolder`, and removes the sheets of kinds and
 * pages that are gone. A kind is a file of looks.
 */
export async function writeContactSheets(
  picturesFolder: string,
  manifest: Manifest,
  outFolder: string,
  looksFolder: string = LOOKS,
): Promise<ContactSheet[]> {
  await mkdir(outFolder, { recursive: true });
  const sheets = contactSheets(await setsByKind(looksFolder), manifest);
  for (const { file, names } of sheets) await writeFile(join(outFolder, file), await drawSheet(picturesFolder, names));
  const written = new Set(sheets.map(({ file }) => file));
  for (const file of await readdir(outFolder))
    if (/-\d+\.webp$/.test(file) && !written.has(file)) await rm(join(outFolder, file));
  return sheets;
}

/** Which picture stands on which sheet: kinds, then sets in the order of their looks, then heroes before other angles. */
export function contactSheets(kinds: ReadonlyMap<string, readonly string[]>, { pictures }: Manifest): ContactSheet[] {
  const bySet = Map.groupBy(Object.entries(pictures), ([, { set }]) => set);
  const aSheet = COLUMNS * ROWS;
  return [...kinds].flatMap(([kind, sets]) => {
    const names = sets.flatMap((set) => heroFirst(set, bySet.get(set)?.map(([name]) => name) ?? []));
    const pages = Math.ceil(names.length / aSheet);
    return Array.from({ length: pages }, (_, page) => ({
      file: `${kind}-${page + 1}.webp`,
      names: names.slice(page * aSheet, (page + 1) * aSheet),
    }));
  });
}

function heroFirst(set: string, names: readonly string[]): string[] {
  return [...names.filter((name) => name === set), ...names.filter((name) => name !== set)];
}

async function setsByKind(looksFolder: string): Promise<Map<string, string[]>> {
  const kinds = new Map<string, string[]>();
  for (const file of (await readdir(looksFolder)).sort()) {
    if (!file.endsWith(".json")) continue;
    const looks: unknown = JSON.parse(await readFile(join(looksFolder, file), "utf8"));
    kinds.set(parse(file).name, Object.keys(Object(looks)));
  }
  return kinds;
}

async function drawSheet(picturesFolder: string, names: readonly string[]): Promise<Buffer> {
  const columns = Math.min(COLUMNS, names.length);
  const step = { x: TILE.width + TILE.gap, y: TILE.picture + TILE.caption + TILE.gap };
  const size = {
    width: columns * step.x + TILE.gap,
    height: Math.ceil(names.length / columns) * step.y + TILE.gap,
  };
  const place = (index: number) => ({
    left: TILE.gap + (index % columns) * step.x,
    top: TILE.gap + Math.floor(index / columns) * step.y,
  });
  const tiles = [];
  for (const [index, name] of names.entries())
    tiles.push({ input: await tile(join(picturesFolder, `${name}.webp`)), ...place(index) });
  const captions = names.map((name, index) => captionOf(name, place(index)));
  const lettering = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${captions.join("")}</svg>`;
  const sheet = await sharp({ create: { ...size, channels: 3, background: BACKGROUND } })
    .composite([...tiles, { input: Buffer.from(lettering), left: 0, top: 0 }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return smallEnough(sheet);
}

async function tile(file: string): Promise<Buffer> {
  try {
    return await sharp(file).resize(TILE.width, TILE.picture, { fit: "contain", background: BACKGROUND }).toBuffer();
  } catch (error) {
    throw new Error(`${file} cannot be put on a contact sheet`, { cause: error });
  }
}

function captionOf(name: string, { left, top }: { left: number; top: number }): string {
  const [set = name, angle = ""] = name.split("--");
  const line = (text: string, color: string, y: number) =>
    `<text x="${left + 2}" y="${top + TILE.picture + y}" fill="${color}" font-family="sans-serif" font-size="11">${text}</text>`;
  return line(set, "#eef1f6", 13) + line(angle, "#a3adbd", 27);
}

/** At the best quality that fits. */
async function smallEnough(sheet: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const webp = await sharp(sheet).webp({ quality }).toBuffer();
    if (webp.length < LARGEST_BYTES) return webp;
  }
  throw new Error(`A contact sheet is larger than ${LARGEST_BYTES} bytes at any quality`);
}
