import { expect, test } from "vitest";
import { storeConfig } from "#config";
import { stepTo, thumbnails } from "./gallery-steps.ts";

test("previous and next stop at the first and the last picture", () => {
  expect([stepTo(0, -1, 3), stepTo(0, 1, 3), stepTo(2, 1, 3), stepTo(2, -1, 3)]).toEqual([0, 1, 2, 1]);
  expect(stepTo(0, 1, 1)).toBe(0);
});

test("only the first six thumbnails are shown until all are asked for", () => {
  expect(thumbnails(14, false).shown).toBe(6);
  expect(thumbnails(14, true).shown).toBe(14);
  expect(thumbnails(99, false).shown).toBe(storeConfig.pages.galleryThumbnails);
});

test("a more button appears only when there are more than six pictures and not all are shown", () => {
  expect([
    thumbnails(6, false).more,
    thumbnails(7, false).more,
    thumbnails(14, false).more,
    thumbnails(14, true).more,
  ]).toEqual([0, 1, 8, 0]);
});
