import { mkdir, mkdtemp, readdir, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { contactSheets, writeContactSheets } from "./contact-sheets.ts";
import type { Manifest, PictureRecord } from "./manifest.ts";

const RECORD: PictureRecord = {
  set: "",
  angle: "",
  width: 1200,
  height: 1200,
  version: "0123456789",
  color: "#101010",
  placeholder: "",
  fingerprint: "",
  madeBy: "raster",
  madeFrom: "",
};

function manifestOf(names: readonly string[]): Manifest {
  return {
    pictures: Object.fromEntries(
      names.map((name) => [name, { ...RECORD, set: name.split("--")[0] ?? "", angle: name.split("--")[1] ?? "hero" }]),
    ),
  };
}

test("a set's hero comes first, sets keep the order of their looks, and a picture of no look is on no sheet", () => {
  const manifest = manifestOf(["a--back", "a", "b--front", "b", "c"]);
  expect(contactSheets(new Map([["mice", ["b", "a"]]]), manifest)).toEqual([
    { file: "mice-1.webp", names: ["b", "b--front", "a", "a--back"] },
  ]);
});

test("a kind with many pictures fills several sheets and loses none; a kind without pictures has no sheet", () => {
  const names = Array.from({ length: 173 }, (_, index) => `pc-${index}`);
  const kinds = new Map([
    ["pcs", names],
    ["laptops", ["laptop-wing"]],
  ]);
  const sheets = contactSheets(kinds, manifestOf(names));
  expect(sheets.map(({ file }) => file)).toEqual(["pcs-1.webp", "pcs-2.webp", "pcs-3.webp"]);
  expect(sheets.flatMap((sheet) => sheet.names)).toEqual(names);
});

test("sheets are at most 2400 px wide and 700 KB, and sheets that are gone are removed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sheets-"));
  const [pictures, looks, out] = [join(folder, "pictures"), join(folder, "looks"), join(folder, "out")];
  for (const path of [pictures, looks, out]) await mkdir(path);
  const names = Array.from({ length: 80 }, (_, index) => `mouse-${index}`);
  // Noise is the hardest picture to make small.
  const noise = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .webp()
    .toBuffer();
  for (const name of names) await writeFile(join(pictures, `${name}.webp`), noise);
  await writeFile(join(looks, "mice.json"), JSON.stringify(Object.fromEntries(names.map((name) => [name, {}]))));
  await writeFile(join(out, "mice-2.webp"), noise);
  await writeContactSheets(pictures, manifestOf(names), out, looks);
  expect(await readdir(out)).toEqual(["mice-1.webp"]);
  expect((await sharp(join(out, "mice-1.webp")).metadata()).width).toBeLessThanOrEqual(2400);
  expect((await stat(join(out, "mice-1.webp"))).size).toBeLessThan(700 * 1024);
});

test("a picture that is not there is named", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sheets-"));
  await writeFile(join(folder, "mice.json"), '{ "mouse-lost": {} }');
  await expect(writeContactSheets(folder, manifestOf(["mouse-lost"]), join(folder, "out"), folder)).rejects.toThrow(
    /mouse-lost\.webp/,
  );
});
