import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { openStudio } from "./make/open-studio.ts";
import { planPictures } from "./make/picture-plan.ts";
import { readLooks } from "./make/read-looks.ts";

const USAGE = `Shows what a look's pictures will be, as PNG files.

  node studio/preview.ts <set> [angle ...] [--size 600] [--samples 6] [--out build/preview]

Without an angle it shows the hero; "all" shows every angle, and all of them on one sheet.`;

const LOOKS = fileURLToPath(new URL("../catalogue/looks/", import.meta.url));
const MODELS = fileURLToPath(new URL("models/", import.meta.url));
const SHEET_COLUMNS = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string", default: "600" },
    samples: { type: "string", default: "6" },
    out: { type: "string", default: "build/preview" },
  },
});
const [set, ...asked] = positionals;
if (set === undefined) say(USAGE);
else await preview(set, asked);

async function preview(set: string, asked: readonly string[]): Promise<void> {
  const pictures = planPictures(readLooks(LOOKS), MODELS).filter((picture) => picture.set === set);
  if (pictures.length === 0) throw new Error(`No file of ${LOOKS} has the look ${set}`);
  const wanted = pictures.filter(({ angleName }) =>
    asked.length === 0 ? angleName === "hero" : asked.includes(angleName) || asked.includes("all"),
  );
  if (wanted.length === 0)
    throw new Error(`${set} has the angles ${pictures.map(({ angleName }) => angleName).join(", ")}`);
  await mkdir(values.out, { recursive: true });
  const studio = await openStudio({ say });
  try {
    const widthPx = Number(values.size);
    const made: string[] = [];
    for (const { name, angleName, look, angle, lighting } of wanted) {
      const start = performance.now();
      const samples = Number(values.samples);
      const png = await studio.photograph({ name, look, angle, lighting, widthPx, samples });
      const file = join(values.out, `${set}--${angleName}.png`);
      await writeFile(file, png);
      made.push(file);
      say(`${file} ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
    if (asked.includes("all")) say(await sheetOf(made, join(values.out, `${set}--all.png`), widthPx));
  } finally {
    await studio.close();
  }
}

async function sheetOf(files: readonly string[], out: string, tilePx: number): Promise<string> {
  const columns = Math.min(SHEET_COLUMNS, files.length);
  const rows = Math.ceil(files.length / columns);
  await sharp({ create: { width: columns * tilePx, height: rows * tilePx, channels: 3, background: "#0e1116" } })
    .composite(
      files.map((input, index) => ({
        input,
        left: (index % columns) * tilePx,
        top: Math.floor(index / columns) * tilePx,
      })),
    )
    .png()
    .toFile(out);
  return out;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
