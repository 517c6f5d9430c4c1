import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Look } from "../looks/look.ts";
import { modelOf, SOURCE_OF } from "../models/models.ts";
import { compressGlb } from "./compress-glb.ts";
import { ModelSources } from "./model-sources.ts";
import { type Exporter, openExporter } from "./open-exporter.ts";

/** The showroom's case, and a PC of each silhouette that a shopper may turn around. */
export const EXPORTED_LOOKS = [
  "showroom-y70",
  "pc-mesh-black-cyanviolet",
  "pc-pano-white-magentablue",
  "pc-wood-black-amber",
] as const;
export const GLB_MANIFEST = "manifest.json";

/** Raised when the export or the compression changes. */
const GLB_VERSION = 1;
/** Screws' slots and pins of sockets, 3 mm and less, are half of the bytes. */
const SMALLEST = 0.03;
const MODELS = fileURLToPath(new URL("../models/", import.meta.url));

export interface GlbRecord {
  bytes: number;
  triangles: number;
  /** Hash of the look, the model's source and the exporter's version. */
  madeFrom: string;
}

export type GlbManifest = Record<string, GlbRecord>;

/** Writes each of `EXPORTED_LOOKS` as `<name>.glb` with a manifest beside them; what is current stays. */
export async function exportGlbs(
  folder: string,
  looks: ReadonlyMap<string, Look>,
  say: (line: string) => void,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const manifest = await readGlbManifest(folder);
  const kept: GlbManifest = {};
  let exporter: Exporter | undefined;
  try {
    for (const name of EXPORTED_LOOKS) {
      const look = looks.get(name);
      if (!look) throw new Error(`there is no look ${name} to export`);
      const madeFrom = glbMadeFrom(look);
      const known = manifest[name];
      if (known?.madeFrom === madeFrom && existsSync(join(folder, `${name}.glb`))) {
        kept[name] = known;
        continue;
      }
      exporter ??= await openExporter(say);
      const model = modelOf(look);
      const { glb: original } = await exporter.exportGlb({
        look,
        angle: model.angles.hero,
        lighting: {},
        smallest: SMALLEST,
      });
      const { glb, triangles } = await compressGlb(original);
      await writeFile(join(folder, `${name}.glb`), glb);
      kept[name] = { bytes: glb.length, triangles, madeFrom };
      say(`${name}.glb: ${Math.round(glb.length / 1024)} KB, ${triangles} triangles`);
    }
  } finally {
    await exporter?.close();
  }
  await writeFile(join(folder, GLB_MANIFEST), `${JSON.stringify(kept, undefined, 2)}\n`);
  for (const file of await readdir(folder))
    if (file.endsWith(".glb") && !(file.slice(0, -".glb".length) in kept)) await rm(join(folder, file));
}

export async function readGlbManifest(folder: string): Promise<GlbManifest> {
  const file = join(folder, GLB_MANIFEST);
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as GlbManifest) : {};
}

function glbMadeFrom(look: Look): string {
  const source = new ModelSources(MODELS).hash(SOURCE_OF[look.model]);
  const ingredients = JSON.stringify([GLB_VERSION, look, source]);
  return createHash("sha256").update(ingredients).digest("hex").slice(0, 16);
}
