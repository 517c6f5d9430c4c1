import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { z } from "zod";
import { CommonLook } from "./looks/common-look.ts";
import { Look } from "./looks/look.ts";
import { bundlePage } from "./make/bundle-page.ts";
import { openStudio } from "./make/open-studio.ts";
import type { Model } from "./model.ts";

const USAGE = `Shows what a look's pictures will be, as PNG files.

  node catalogue/studio/preview.ts <set> [angle ...] [--size 600] [--samples 6] [--out build/preview]

Without an angle it shows the hero; "all" shows every angle, and all of them on one sheet.`;

const LOOKS = fileURLToPath(new URL("../looks/", import.meta.url));
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
  const look = await lookNamed(set);
  const { model, source } = await modelNamed(look.model);
  const angles = Object.entries(model.angles).filter(([name]) =>
    asked.length === 0 ? name === "hero" : asked.includes(name) || asked.includes("all"),
  );
  if (angles.length === 0) throw new Error(`${look.model} has the angles ${Object.keys(model.angles).join(", ")}`);
  await mkdir(values.out, { recursive: true });
  const studio = await openStudio({ script: await bundlePage("page.ts", source), say });
  try {
    const widthPx = Number(values.size);
    const made: string[] = [];
    for (const [angleName, angle] of angles) {
      const start = performance.now();
      const png = await studio.photograph({
        name: `${set}--${angleName}`,
        look,
        angle,
        lighting: model.lighting?.(look) ?? {},
        widthPx,
        samples: Number(values.samples),
      });
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

async function lookNamed(set: string): Promise<Look> {
  for (const file of (await readdir(LOOKS)).filter((name) => name.endsWith(".json"))) {
    const looks: unknown = JSON.parse(await readFile(join(LOOKS, file), "utf8"));
    const look: unknown = Object(looks)[set];
    if (look !== undefined) return asLook(look);
  }
  throw new Error(`No file of ${LOOKS} has the look ${set}`);
}

/** A look whose model is not in the table yet is shown as it is written. */
function asLook(written: unknown): Look {
  const known = Look.safeParse(written);
  if (known.success) return known.data;
  if (!known.error.issues.some(({ code, path }) => code === "invalid_union" && path[0] === "model")) throw known.error;
  return z.looseObject(CommonLook.shape).parse(written) as unknown as Look;
}

/** One model alone, so that it can be seen while others are being written. */
async function modelNamed(name: string): Promise<{ model: Model<Look>; source: string }> {
  const file = (await readdir(MODELS, { recursive: true })).find((path) => path.split("/").at(-1) === `${name}.ts`);
  if (file === undefined) throw new Error(`No file of ${MODELS} is called ${name}.ts`);
  const exported = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const path = join(MODELS, file);
  const module: Record<string, unknown> = await import(path);
  const model = module[exported] as Model<Look> | undefined;
  if (!model) throw new Error(`${file} does not export ${exported}`);
  return {
    model,
    source: `import { ${exported} } from ${JSON.stringify(path)};\nexport const modelOf = () => ${exported};`,
  };
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
