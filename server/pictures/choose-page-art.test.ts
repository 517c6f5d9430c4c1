import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LISTS } from "#rules/catalog/lists.ts";
import { PAGE_PLACES } from "#contract/catalog.ts";
import { choosePageArt, widerFrame } from "./choose-page-art.ts";
import { type OriginalPicture, openPictureLibrary, PictureLibrary } from "./picture-library.ts";

const original = (name: string): OriginalPicture => ({
  name,
  file: "",
  avifFile: null,
  widthPx: 1600,
  heightPx: 640,
  version: "0123456789",
  color: null,
  placeholder: null,
});
const library = (...names: string[]) => new PictureLibrary(names.map(original));

test("every list but the search and every page of text with a place has art in the demo's folder", async () => {
  const demo = await openPictureLibrary("catalogue/pictures");
  const places = [...LISTS.filter((list) => list !== "search"), ...PAGE_PLACES, "questions"] as const;
  expect(places.filter((place) => choosePageArt(place, demo) === null)).toEqual([]);
});

test("a page shows its own art, another picture until that exists, and none in a folder that holds neither", () => {
  expect(choosePageArt("pc-parts", library("art-pc-parts", "gpu-three-fan-black"))?.name).toBe("art-pc-parts");
  expect(choosePageArt("pc-parts", library("gpu-three-fan-black"))).toMatchObject({
    name: "gpu-three-fan-black",
    alt: "",
  });
  expect(choosePageArt("pc-parts", library("chair"))).toBeNull();
});

test("the home page's wider frame is the shown PC's own, never another's", () => {
  const pictures = library("art-home", "pc-mesh-black-cyanviolet", "own-pc");
  expect(widerFrame(pictures.picture("pc-mesh-black-cyanviolet", ""), pictures)?.name).toBe("art-home");
  expect(widerFrame(pictures.picture("own-pc", ""), pictures)).toBeNull();
  const without = library("pc-mesh-black-cyanviolet");
  expect(widerFrame(without.picture("pc-mesh-black-cyanviolet", ""), without)).toBeNull();
});

test("an empty folder has no art", async () => {
  expect(choosePageArt("gaming-pcs", await openPictureLibrary(await mkdtemp(join(tmpdir(), "empty-"))))).toBeNull();
});
