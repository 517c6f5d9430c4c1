import type { Picture } from "./picture.ts";

/** Where sizes of pictures are fetched and how they are packed: the owner's `pictures` (S547). */
export interface PictureHost {
  /** Origin of the CDN that asks the store for them; empty where the store sends them itself. */
  host: string;
  quality: number;
}

/** Address of one size of a picture (S466). Its version makes it another one when the picture changes. */
export function pictureAddress(
  { name, version }: Pick<Picture, "name" | "version">,
  size: { width: number; height: number },
  host: PictureHost,
): string {
  return sizedAddress(`/images/${encodeURIComponent(name)}.webp`, version, size, host);
}

/** The same of any picture the store makes. */
export function sizedAddress(
  file: string,
  version: string,
  { width, height }: { width: number; height: number },
  { host, quality }: PictureHost,
): string {
  return `${host}${file}?width=${width}&height=${height}&fit=cover&quality=${quality}&v=${version}`;
}

/** Height of a whole picture in this width, as the picture server makes it. */
export function naturalHeight({ width, height }: { width: number; height: number }, widthPx: number): number {
  return Math.max(1, Math.round((widthPx * height) / width));
}
