import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { OriginalPicture } from "./picture-library.ts";
import type { PictureRequest } from "./picture-request.ts";

/** AVIF at effort 2: the default of 4 costs four times the seconds for 3 % fewer bytes on our renders. */
const AVIF_EFFORT = 2;
/** Encoders at once: more would starve checkout on two cores. */
const ENCODERS = 2;
/** The picture tile of both themes: where `contain` leaves room, nothing shows. */
const BACKDROP = "#17191B";

/** Resizes originals and keeps the results on disk; the same size is made once, whoever asks. */
export class PictureResizer {
  readonly #folder: string;
  readonly #making = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #encoding = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async resize(original: OriginalPicture, request: PictureRequest, format: "avif" | "webp" | "jpeg"): Promise<Buffer> {
    // Never upscaled: a size above the original is answered with the original's own.
    const width = Math.min(request.widthPx, original.widthPx);
    const height = request.heightPx === null ? null : Math.min(request.heightPx, original.heightPx);
    const key = `${original.name}-${original.version}-${width}x${height ?? "auto"}-${request.fit}-q${request.quality}.${format}`;
    const running = this.#making.get(key);
    if (running) return running;
    const made = this.#fromDiskOrMake(
      key,
      original,
      { width, height, fit: request.fit, quality: request.quality },
      format,
    );
    this.#making.set(key, made);
    try {
      return await made;
    } finally {
      this.#making.delete(key);
    }
  }

  async #fromDiskOrMake(
    key: string,
    original: OriginalPicture,
    size: Size,
    format: "avif" | "webp" | "jpeg",
  ): Promise<Buffer> {
    const file = join(this.#folder, key);
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const bytes = await this.#encode(original, size, format);
    // A full or read-only disk costs the next reader the work again, not this one the picture.
    await keep(file, bytes).catch(() => {});
    return bytes;
  }

  async #encode(original: OriginalPicture, size: Size, format: "avif" | "webp" | "jpeg"): Promise<Buffer> {
    if (this.#encoding >= ENCODERS) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#encoding += 1;
    try {
      const picture = sharp(original.file).resize({
        width: size.width,
        ...(size.height === null ? {} : { height: size.height }),
        fit: size.fit,
        withoutEnlargement: true,
        background: BACKDROP,
      });
      if (format === "avif")
        return await picture.avif({ quality: Math.round(size.quality * 0.75), effort: AVIF_EFFORT }).toBuffer();
      if (format === "webp") return await picture.webp({ quality: size.quality }).toBuffer();
      return await picture.flatten({ background: BACKDROP }).jpeg({ quality: size.quality, mozjpeg: true }).toBuffer();
    } finally {
      this.#encoding -= 1;
      this.#waiting.shift()?.();
    }
  }
}

interface Size {
  width: number;
  height: number | null;
  fit: "cover" | "contain" | "inside";
  quality: number;
}

/** Written beside and renamed, so that a kill leaves either the whole picture or none. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const half = `${file}.${randomUUID()}.half`;
  await writeFile(half, bytes);
  await rename(half, file);
}
