import { expect, test } from "vitest";
import { checkReviewPicture, MOST_REVIEW_PICTURE_BYTES } from "./check-review-picture.ts";

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

test.each([
  ["a JPEG", 1, JPEG, null],
  ["a PNG", 1, PNG, null],
  ["one as large as may be", MOST_REVIEW_PICTURE_BYTES, JPEG, null],
  ["one byte more", MOST_REVIEW_PICTURE_BYTES + 1, JPEG, "review_picture_too_large"],
  ["nothing", 0, [], "review_picture_empty"],
  ["half of a PNG's first bytes", 4, PNG.slice(0, 4), "review_picture_type_unknown"],
  ["a PDF", 5, [0x25, 0x50, 0x44, 0x46, 0x2d], "review_picture_type_unknown"],
])("of pictures, %s is answered by its bytes alone", (_, sizeBytes, firstBytes, reason) => {
  const refusal = checkReviewPicture({ sizeBytes, firstBytes: Uint8Array.from(firstBytes) });
  expect(refusal?.reason ?? null).toBe(reason);
  expect(refusal?.fields?.map(({ field }) => field) ?? []).toEqual(reason === null ? [] : ["Picture"]);
});
