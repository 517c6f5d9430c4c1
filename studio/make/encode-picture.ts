import { createHash } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { fingerprintOf } from "./fingerprint.ts";
import type { PictureRecord } from "./manifest.ts";

/** Chosen so that 1,200 pictures in both formats stay below 60 MB; on dark towers nothing is seen of it. */
const WEBP = { quality: 70, effort: 5 } as const;
/** More effort costs twice the seconds at each step and saves no byte on our renders. */
const AVIF = { quality: 40, effort: 1 } as const;
const PLACEHOLDER_WIDTH_PX = 12;

export type Encoded = Pick<PictureRecord, "width" | "height" | "version" | "color" | "placeholder" | "fingerprint">;

/** Writes a finished PNG as `<name>.webp` and `<name>.avif` and says what the manifest keeps of it. */
export async function encodePicture(folder: string, name: string, png: Buffer): Promise<Encoded> {
  const picture = sharp(png).flatten().removeAlpha();
  const [webp, avif, placeholder, { data, info }, fingerprint, { width, height }] = await Promise.all([
    picture.clone().webp(WEBP).toBuffer(),
    picture.clone().avif(AVIF).toBuffer(),
    picture.clone().resize(PLACEHOLDER_WIDTH_PX).webp({ quality: 80, effort: 6 }).toBuffer(),
    picture.clone().resize(64, 64, { fit: "fill" }).raw().toBuffer({ resolveWithObject: true }),
    fingerprintOf(png),
    picture.clone().metadata(),
  ]);
  await writeWhole(join(folder, `${name}.webp`), webp);
  await writeWhole(join(folder, `${name}.avif`), avif);
  return {
    width,
    height,
    version: pictureVersion(webp),
    color: dominantColor(data, info.channels),
    placeholder: placeholder.toString("base64"),
    fingerprint,
  };
}

export function pictureVersion(webp: Buffer): string {
  return createHash("sha256").update(webp).digest("hex").slice(0, 10);
}

/** The mean of the fullest of 4,096 boxes of colors. */
export function dominantColor(pixels: Buffer, channels: number): string {
  const boxes = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at + 2 < pixels.length; at += channels) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const box = boxes.get(key) ?? { count: 0, sum: [0, 0, 0] };
    box.count += 1;
    box.sum = [box.sum[0] + red, box.sum[1] + green, box.sum[2] + blue];
    boxes.set(key, box);
  }
  const fullest = [...boxes.values()].reduce((best, box) => (box.count > best.count ? box : best));
  return `#${fullest.sum
    .map((sum) =>
      Math.round(sum / fullest.count)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.half`, bytes);
  await rename(`${file}.half`, file);
}
