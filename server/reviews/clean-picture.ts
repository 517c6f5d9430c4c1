import { createHash } from "node:crypto";
import { ok, type Result } from "#rules/refusal.ts";
import {
  checkReviewPicture,
  MOST_REVIEW_PICTURE_PIXELS,
  refuseDamagedPicture,
  type ReviewPictureRefusal,
} from "#rules/review/check-review-picture.ts";

const LONGEST_SIDE = 1600;

export interface CleanPicture {
  /** WebP. */
  content: Buffer;
  width: number;
  height: number;
  /** First 10 hex digits of its SHA-256, as every picture's. */
  version: string;
}

/**
 * A picture of a review as it is kept: drawn anew, upright, without what the camera wrote into it (where it was taken)
 * and without what hides behind it.
 */
export async function cleanPicture(bytes: Buffer): Promise<Result<CleanPicture, ReviewPictureRefusal>> {
  const wrong = checkReviewPicture({ sizeBytes: bytes.length, firstBytes: bytes.subarray(0, 16) });
  if (wrong) return wrong;
  try {
    const { default: sharp } = await import("sharp");
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_REVIEW_PICTURE_PIXELS })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    const version = createHash("sha256").update(data).digest("hex").slice(0, 10);
    return ok({ content: data, width: info.width, height: info.height, version });
  } catch {
    return refuseDamagedPicture();
  }
}
