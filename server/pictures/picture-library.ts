import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Picture } from "#contract/picture.ts";
import { type PictureRecord, readPictureManifest } from "./picture-manifest.ts";

export interface OriginalPicture {
  name: string;
  /** The WebP: a file's path, or what reads it from where else it lies. */
  file: string | (() => Promise<Uint8Array>);
  /** The same picture as AVIF, so that its full size is sent as it lies; null without one. */
  avifFile: string | null;
  widthPx: number;
  heightPx: number;
  /** First 10 hex digits of the file's SHA-256: a changed picture has a new address. */
  version: string;
  color: string | null;
  placeholder: string | null;
}

/** It was taken back between two reads. */
export class PictureGone extends Error {
  override name = "PictureGone";
}

export async function readOriginal({ file }: Pick<OriginalPicture, "file">): Promise<Uint8Array> {
  return typeof file === "string" ? readFile(file) : file();
}

/** Files opened at once while a folder without a manifest is measured: each is a whole picture in memory. */
const MEASURED_AT_ONCE = 8;

/** The originals of one folder by name, read once at start. */
export class PictureLibrary {
  readonly #originals: ReadonlyMap<string, OriginalPicture>;

  constructor(originals: readonly OriginalPicture[]) {
    this.#originals = new Map(originals.map((original) => [original.name, original]));
  }

  find(name: string): OriginalPicture | undefined {
    return this.#originals.get(name);
  }

  /** Empty for a name the folder does not hold: an order outlives its products' pictures. */
  versionOf(name: string): string {
    return this.#originals.get(name)?.version ?? "";
  }

  /** What a page needs to show it. Throws `RangeError` for a name the folder does not hold. */
  picture(name: string, alt: string): Picture {
    const original = this.#originals.get(name);
    if (!original) throw new RangeError(`There is no picture named ${name}`);
    const { widthPx, heightPx, version, color, placeholder } = original;
    return { name, width: widthPx, height: heightPx, alt, version, color, placeholder };
  }
}

/**
 * Opens a folder of `<name>.webp` files, some with `<name>.avif` beside them. What the studio's manifest says is
 * believed without opening the file; files it does not name (a merchant's own) are measured. Throws in words when a
 * file of the manifest is not there.
 */
export async function openPictureLibrary(folder: string): Promise<PictureLibrary> {
  const [files, manifest] = await Promise.all([readdir(folder), readPictureManifest(folder)]);
  const there = new Set(files);
  const missing = [...manifest.keys()].filter((name) => !there.has(`${name}.webp`));
  if (missing.length > 0) throw new Error(missingWords(folder, missing));
  const names = files.filter((file) => file.endsWith(".webp")).map((file) => file.slice(0, -".webp".length));
  const originals: OriginalPicture[] = [];
  const unknown: string[] = [];
  const avifOf = (name: string) => (there.has(`${name}.avif`) ? join(folder, `${name}.avif`) : null);
  for (const name of names) {
    const record = manifest.get(name);
    if (record) originals.push(fromRecord(name, join(folder, `${name}.webp`), avifOf(name), record));
    else unknown.push(name);
  }
  for (let start = 0; start < unknown.length; start += MEASURED_AT_ONCE) {
    const batch = unknown.slice(start, start + MEASURED_AT_ONCE);
    originals.push(
      ...(await Promise.all(batch.map((name) => measured(name, join(folder, `${name}.webp`), avifOf(name))))),
    );
  }
  return new PictureLibrary(originals);
}

function fromRecord(name: string, file: string, avifFile: string | null, record: PictureRecord): OriginalPicture {
  const { width, height, version, color, placeholder } = record;
  return { name, file, avifFile, widthPx: width, heightPx: height, version, color, placeholder };
}

async function measured(name: string, file: string, avifFile: string | null): Promise<OriginalPicture> {
  // Only a folder without a manifest pays for it, and a worker never does.
  const { default: sharp } = await import("sharp");
  const bytes = await readFile(file);
  const { width, height } = await sharp(bytes).metadata();
  const version = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  return { name, file, avifFile, widthPx: width, heightPx: height, version, color: null, placeholder: null };
}

function missingWords(folder: string, missing: readonly string[]): string {
  const shown = missing.slice(0, 5).map((name) => `${name}.webp`);
  const others = missing.length > shown.length ? ` and ${missing.length - shown.length} others` : "";
  return `${folder}/manifest.json names pictures that are not in the folder: ${shown.join(", ")}${others}. Make them with "npm run pictures", or restore the folder.`;
}
