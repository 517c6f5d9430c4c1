import { naturalHeight } from "#contract/picture-address.ts";
import { type Result, ok, refuse } from "#rules/refusal.ts";
import type { OriginalPicture } from "./picture-library.ts";

export interface PictureRequest {
  widthPx: number;
  /** Null: the picture whole, in its own shape. */
  heightPx: number | null;
  fit: "cover" | "contain" | "inside";
  quality: number;
  version: string | null;
}

export type PictureRefusal =
  | "picture_unknown_parameter"
  | "picture_width_not_offered"
  | "picture_height_not_offered"
  | "picture_fit_unknown"
  | "picture_quality_not_offered";

const FITS = ["cover", "contain", "inside"] as const;
const PARAMETERS = new Set(["width", "height", "fit", "quality", "v"]);
const QUALITIES: ReadonlySet<number> = new Set([60, 75, 90]);

/**
 * Reads the resize address `/images/{name}?width&height&fit&quality&v` (S466). Only the configured widths exist, so
 * that a stranger cannot make the server fill its disk with sizes nobody asked for.
 */
export function readPictureRequest(
  original: Pick<OriginalPicture, "widthPx" | "heightPx">,
  query: URLSearchParams,
  offered: { widths: readonly number[]; defaultQuality: number },
): Result<PictureRequest, PictureRefusal> {
  if ([...query.keys()].some((key) => !PARAMETERS.has(key))) return refuse("picture_unknown_parameter");
  const widthPx = Number(query.get("width") ?? Math.max(...offered.widths));
  if (!offered.widths.includes(widthPx)) return refuse("picture_width_not_offered");
  const height = query.get("height");
  const isWhole = height === null || Number(height) === naturalHeight(shapeOf(original), widthPx);
  const heightPx = isWhole ? null : Number(height);
  // Pages ask for squares or for the picture's own shape: free heights would be sixteen times the sizes to make and keep.
  if (heightPx !== null && heightPx !== widthPx) return refuse("picture_height_not_offered");
  const fit = FITS.find((known) => known === (query.get("fit") ?? "cover"));
  if (!fit) return refuse("picture_fit_unknown");
  const quality = Number(query.get("quality") ?? offered.defaultQuality);
  if (quality !== offered.defaultQuality && !QUALITIES.has(quality)) return refuse("picture_quality_not_offered");
  return ok({ widthPx, heightPx, fit, quality, version: query.get("v") });
}

const shapeOf = ({ widthPx: width, heightPx: height }: Pick<OriginalPicture, "widthPx" | "heightPx">) => ({
  width,
  height,
});

export type PictureFormat = "avif" | "webp" | "jpeg";

/** AVIF where the browser says it can, then WebP, JPEG for everyone else. */
export function pictureFormat(accept: string): PictureFormat {
  if (accept.includes("image/avif")) return "avif";
  return accept.includes("image/webp") ? "webp" : "jpeg";
}
