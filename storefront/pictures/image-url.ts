import type { Picture } from "#contract/picture.ts";
import { naturalHeight, pictureAddress } from "#contract/picture-address.ts";
import { browserConfig } from "../browser-config.ts";

const { pictureWidths, pictureHost } = browserConfig;
const SMALLEST = pictureWidths[0] ?? 0;

type ImageFacts = Pick<Picture, "name" | "version" | "width" | "height">;
export type Shape = "square" | "natural";

/** Address of one size of a picture (S466). A square is cut from the middle; no size is wider than the picture is. */
export function imageUrl(picture: ImageFacts, widthPx: number, shape: Shape = "square"): string {
  const height = shape === "square" ? widthPx : naturalHeight(picture, widthPx);
  return pictureAddress(picture, { width: widthPx, height }, pictureHost);
}

/** The offered widths that a picture has pixels for, at least one. */
export function widthsFor(
  picture: Pick<Picture, "width" | "height">,
  atMostPx: number,
  shape: Shape = "square",
): number[] {
  const natural = shape === "square" ? Math.min(picture.width, picture.height) : picture.width;
  const fitting = pictureWidths.filter((width) => width <= natural && width <= atMostPx);
  return fitting.length > 0 ? fitting : [SMALLEST];
}

export interface ImageSources {
  src: string;
  srcSet: string;
  sizes: string;
  width: number;
  height: number;
  alt: string;
  color: string | null;
  placeholder: string | null;
}

/** Everything an `img` needs for a picture shown as wide as `sizes` says, at most `atMostPx` device pixels. */
export function imageSources(picture: Picture, sizes: string, atMostPx: number, shape: Shape = "square"): ImageSources {
  const widths = widthsFor(picture, atMostPx, shape).filter((width) => width >= 48 || width === atMostPx);
  const offered = widths.length > 0 ? widths : widthsFor(picture, atMostPx, shape);
  const largest = offered.at(-1) ?? SMALLEST;
  const height = shape === "square" ? largest : naturalHeight(picture, largest);
  return {
    src: imageUrl(picture, offered.find((width) => width >= 640) ?? largest, shape),
    srcSet: offered.map((width) => `${imageUrl(picture, width, shape)} ${width}w`).join(", "),
    sizes,
    width: largest,
    height,
    alt: picture.alt,
    color: picture.color,
    placeholder: picture.placeholder,
  };
}
