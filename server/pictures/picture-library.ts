import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp from "sharp";
import type { Picture } from "#contract/catalog.ts";

export interface OriginalPicture {
  name: string;
  file: string;
  widthPx: number;
  heightPx: number;
  /** First 10 hex digits of the file's SHA-256: a changed picture has a new address. */
  version: string;
}

/** The originals of one folder by name, read once at start. */
export class PictureLibrary {
  readonly #originals: ReadonlyMap<string, OriginalPicture>;

  constructor(originals: readonly OriginalPicture[]) {
    this.#originals = new Map(originals.map((original) => [original.name, original]));
  }

  find(name: string): OriginalPicture | undefined {
    return this.#originals.get(name);
  }

  /** What a page needs to show it. Throws `RangeError` for a name the folder does not hold. */
  picture(name: string, alt: string): Picture {
    const original = this.#originals.get(name);
    if (!original) throw new RangeError(`There is no picture named ${name}`);
    return { name, width: original.widthPx, height: original.heightPx, alt, version: original.version };
  }
}

export async function openPictureLibrary(folder: string): Promise<PictureLibrary> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".webp")).sort();
  return new PictureLibrary(await Promise.all(files.map((file) => readOriginal(join(folder, file)))));
}

async function readOriginal(file: string): Promise<OriginalPicture> {
  const bytes = await readFile(file);
  const { width, height } = await sharp(bytes).metadata();
  const version = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  return { name: parse(file).name, file, widthPx: width, heightPx: height, version };
}
