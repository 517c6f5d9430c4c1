import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { encodePicture } from "./encode-picture.ts";
import type { Manifest } from "./manifest.ts";
import { madeFrom, type PlannedPicture } from "./picture-plan.ts";
import { duePictures, pictureProblems, picturesToMake, productPictureProblems } from "./picture-problems.ts";

function planned(set: string, angleName: string, ingredients = "a look"): PlannedPicture {
  const look = { model: "mouse", finish: "black", palette: "off" } as PlannedPicture["look"];
  const name = angleName === "hero" ? set : `${set}--${angleName}`;
  return { name, set, angleName, look, angle: { azimuth: 36, elevation: 11 }, lighting: {}, ingredients };
}

const plan = [planned("mouse-black", "hero"), planned("mouse-black", "side")];
let folder: string;
let manifest: Manifest;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  manifest = { pictures: {} };
  const png = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#20242c" } })
    .png()
    .toBuffer();
  for (const picture of plan)
    manifest.pictures[picture.name] = {
      set: picture.set,
      angle: picture.angleName,
      ...(await encodePicture(folder, picture.name, png)),
      madeBy: "raster",
      madeFrom: madeFrom(picture, "raster"),
    };
});

test("a folder with every planned picture, current and whole, has no problem", async () => {
  expect(duePictures(plan, manifest)).toEqual([]);
  expect(await pictureProblems(folder, plan, manifest)).toEqual([]);
});

test("a picture that was never made is missing in the manifest and in both formats", async () => {
  expect(await pictureProblems(folder, [...plan, planned("mouse-white", "hero")], manifest)).toEqual([
    "mouse-white was never made",
    "mouse-white.webp is missing",
    "mouse-white.avif is missing",
  ]);
});

test("a picture whose look, angle or model changed is due, and shown until it is made again", async () => {
  const changed = [planned("mouse-black", "hero", "another look"), planned("mouse-black", "side")];
  expect(duePictures(changed, manifest)).toEqual(["mouse-black was made from another look, model or studio"]);
  expect(await pictureProblems(folder, changed, manifest)).toEqual([]);
});

test("a picture that was never made is missing, not due", () => {
  expect(duePictures([planned("mouse-white", "hero")], manifest)).toEqual([]);
});

test("a picture made by Cycles is current by what Cycles made it from", async () => {
  const [hero, side] = plan as [PlannedPicture, PlannedPicture];
  const record = manifest.pictures[hero.name];
  Object.assign(record ?? {}, { madeBy: "cycles", madeFrom: madeFrom(hero, "cycles") });
  expect(duePictures([hero, side], manifest)).toEqual([]);
  expect(madeFrom(hero, "cycles")).not.toBe(madeFrom(hero, "raster"));
});

test("a lost file, a changed file and a file of no look are named", async () => {
  await rm(join(folder, "mouse-black--side.avif"));
  await writeFile(
    join(folder, "mouse-black.webp"),
    Buffer.concat([await readFile(join(folder, "mouse-black.webp")), Buffer.from("x")]),
  );
  await writeFile(join(folder, "old.webp"), "x");
  expect(await pictureProblems(folder, plan, manifest)).toEqual([
    "mouse-black--side.avif is missing",
    "old.webp belongs to no look",
    "mouse-black.webp is not the file that manifest.json describes",
  ]);
});

test("what was never made, was made from something else, lost a file or has another file is to be made, and nothing else", async () => {
  const whole = planned("mouse-black", "hero");
  const toMake = async (picture: PlannedPicture) =>
    (await picturesToMake(folder, [whole, picture], manifest)).map(({ name }) => name);
  const side = planned("mouse-black", "side");
  expect(await toMake(side)).toEqual([]);
  expect(await toMake(planned("mouse-white", "hero"))).toEqual(["mouse-white"]);
  expect(await toMake(planned("mouse-black", "side", "another look"))).toEqual([side.name]);
  const avif = join(folder, `${side.name}.avif`);
  const bytes = await readFile(avif);
  await rm(avif);
  expect(await toMake(side)).toEqual([side.name]);
  await writeFile(avif, bytes);
  expect(await toMake(side)).toEqual([]);
  await writeFile(join(folder, `${side.name}.webp`), "cut short");
  expect(await toMake(side)).toEqual([side.name]);
});

const gear = {
  slug: "heron",
  kind: "gear" as const,
  pictures: ["mouse-black", "mouse-black--side", "mouse-black--back", "mouse-black--top"],
  skus: [{ code: "RS-HERON-BK", picture: "mouse-black" }],
};
const four = ["hero", "side", "back", "top"].map((angle) => planned("mouse-black", angle));

test("a product that shows its look from every angle has no problem", () => {
  expect(productPictureProblems([gear], four)).toEqual([]);
});

test("a product without an angle of its look, with another's picture or with too few is named", () => {
  const [hero = "", ...others] = gear.pictures;
  expect(productPictureProblems([{ ...gear, pictures: [hero, ...others.slice(1)] }], four)).toEqual([
    "heron does not show mouse-black--side",
    "heron has 3 pictures; a gear has at least 4",
  ]);
  expect(productPictureProblems([{ ...gear, pictures: [...gear.pictures, "mouse-red"] }], four)).toEqual([
    "heron shows mouse-red, which belongs to no look",
  ]);
  expect(productPictureProblems([{ ...gear, skus: [{ code: "RS-HERON-WH", picture: "mouse-white" }] }], four)).toEqual([
    "heron does not show mouse-white, the picture of RS-HERON-WH",
  ]);
  expect(productPictureProblems([{ ...gear, kind: "pc" }], four)).toEqual([
    "heron has 4 pictures; a pc has at least 8",
  ]);
});
