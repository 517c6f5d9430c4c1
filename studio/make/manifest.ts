import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

export const MANIFEST_FILE = "manifest.json";

/** What is known of one picture. The server reads size, version, color and placeholder; the studio the rest. */
export interface PictureRecord {
  set: string;
  angle: string;
  width: number;
  height: number;
  /** First 10 hex digits of the WebP file's SHA-256: a changed picture has a new address. */
  version: string;
  /** The color that most of it has, #rrggbb. */
  color: string;
  /** A WebP a few pixels wide, base64. */
  placeholder: string;
  /** Perceptual hash: the mean colours of an 8 x 8 grid, 192 hex digits. */
  fingerprint: string;
  madeBy: "raster" | "cycles";
  /** Hash of the look, the angle, the model's source and the studio's version. */
  madeFrom: string;
}

export interface Manifest {
  pictures: Record<string, PictureRecord>;
}

/** Throws when the file is there and is not a manifest. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return '{ "pictures": {} }';
    throw error;
  });
  return JSON.parse(text) as Manifest;
}

/** Sorted by name and written beside, so that a kill leaves the old one whole and a diff shows what changed. */
export async function writeManifest(folder: string, { pictures }: Manifest): Promise<void> {
  const names = Object.keys(pictures).sort();
  const lines = names.map((name) => `    ${JSON.stringify(name)}: ${JSON.stringify(pictures[name])}`);
  const half = join(folder, `${MANIFEST_FILE}.half`);
  await writeFile(half, `{\n  "pictures": {\n${lines.join(",\n")}\n  }\n}\n`);
  await rename(half, join(folder, MANIFEST_FILE));
}
