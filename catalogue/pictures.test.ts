import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { demoCatalogue } from "./demo-catalogue.ts";
import { fingerprintDistance } from "../studio/make/fingerprint.ts";
import { readManifest } from "../studio/make/manifest.ts";
import { planPictures } from "../studio/make/picture-plan.ts";
import { readLooks } from "../studio/make/read-looks.ts";
import { duePictures, pictureProblems, productPictureProblems } from "../studio/make/picture-problems.ts";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const looks = readLooks(path("./looks/"));
const planned = planPictures(looks, path("../studio/models/"));
const manifest = await readManifest(path("./pictures/"));
const pcs = demoCatalogue.products.filter((product) => product.kind === "pc");

/** Places of 192 in which two PCs' first pictures are seen to differ at least; the same picture encoded again differs in none. */
const LEAST_DISTANCE = 4;

test("every planned picture is there and whole, and the folder is at most 60 MB", async () => {
  expect(await pictureProblems(path("./pictures/"), planned, manifest)).toEqual([]);
});

test("every picture shows its product as it is: no look, model or studio has changed since it was made", () => {
  expect(duePictures(planned, manifest)).toEqual([]);
});

test("every PC, laptop, part and gear item shows its look from every angle: 8, 6, 4 and 4 pictures at least", () => {
  expect(productPictureProblems(demoCatalogue.products, planned)).toEqual([]);
});

test("every picture of a product is 1200 pixels wide and as high", () => {
  const shown = new Set(demoCatalogue.products.flatMap(({ pictures }) => pictures));
  const others = [...shown].filter((name) => {
    const record = manifest.pictures[name];
    return record?.width !== 1200 || record.height !== 1200;
  });
  expect(others).toEqual([]);
});

test("no two PCs share case, finish and light palette, and a PC's picture has those of its product", () => {
  const axes = pcs.map(({ look }) => `${look.case} ${look.finish} ${look.palette}`);
  expect(new Set(axes).size).toBe(pcs.length);
  for (const { slug, look, pictures } of pcs) {
    const drawn = looks.get(pictures[0] ?? "");
    expect(drawn, slug).toMatchObject({ model: "tower", ...look });
  }
});

test("no two PCs' first pictures look alike", () => {
  const heroes = pcs.map(({ slug, pictures }) => ({
    slug,
    mark: manifest.pictures[pictures[0] ?? ""]?.fingerprint ?? "",
  }));
  const alike = heroes.flatMap((one, place) =>
    heroes
      .slice(place + 1)
      .map((other) => ({ pair: `${one.slug} and ${other.slug}`, distance: fingerprintDistance(one.mark, other.mark) }))
      .filter(({ distance }) => distance < LEAST_DISTANCE),
  );
  expect(alike).toEqual([]);
});

test("at least 24 PCs have a path-traced first picture", () => {
  const traced = pcs.filter(({ pictures }) => manifest.pictures[pictures[0] ?? ""]?.madeBy === "cycles");
  expect(traced.length).toBeGreaterThanOrEqual(24);
});

test("no two looks have the same first picture", () => {
  const heroes = Object.values(manifest.pictures).filter(({ angle }) => angle === "hero");
  const sets = Map.groupBy(heroes, ({ version }) => version);
  expect([...sets.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test("every kind of look has a contact sheet to look at", async () => {
  const kinds = (await readdir(path("./looks/"))).map((file) => file.replace(".json", ""));
  const sheets = await readdir(path("../docs/pictures/"));
  for (const kind of kinds)
    expect(
      sheets.some((file) => file.startsWith(`${kind}-`)),
      kind,
    ).toBe(true);
});
