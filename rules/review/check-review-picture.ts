import { type Refusal, refuse } from "../refusal.ts";

/** Pictures with one review. */
export const MOST_REVIEW_PICTURES = 4;
/** Largest file that is taken: a phone's picture has 3 to 5 million bytes. */
export const MOST_REVIEW_PICTURE_BYTES = 6_000_000;
/** A picture of a phone has 50 million; a small file can claim billions. */
export const MOST_REVIEW_PICTURE_PIXELS = 60_000_000;

export type ReviewPictureRefusal =
  | "review_picture_empty"
  | "review_picture_too_large"
  | "review_picture_type_unknown"
  | "review_picture_damaged";

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** As the call names what it takes. */
const FIELD = [{ field: "Picture" }];

/** A picture of a review is jpg, jpeg or png by its first bytes; what a file is called proves nothing. Null when it is taken. */
export function checkReviewPicture(file: {
  sizeBytes: number;
  firstBytes: Uint8Array;
}): Refusal<ReviewPictureRefusal> | null {
  if (file.sizeBytes === 0) return refuse("review_picture_empty", {}, FIELD);
  if (file.sizeBytes > MOST_REVIEW_PICTURE_BYTES)
    return refuse("review_picture_too_large", { most: MOST_MEGABYTES }, FIELD);
  const begins = (bytes: readonly number[]) => bytes.every((byte, at) => file.firstBytes[at] === byte);
  return begins(JPEG) || begins(PNG) ? null : refuse("review_picture_type_unknown", {}, FIELD);
}

const MOST_MEGABYTES = MOST_REVIEW_PICTURE_BYTES / 1_000_000;

/** What begins right and cannot be drawn, or has more pixels than is good for anybody. */
export function refuseDamagedPicture(): Refusal<"review_picture_damaged"> {
  return refuse("review_picture_damaged", {}, FIELD);
}
