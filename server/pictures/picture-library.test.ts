import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { openPictureLibrary } from "./picture-library.ts";

const RECORD = {
  set: "case-oak",
  angle: "hero",
  width: 1200,
  height: 1200,
  version: "0123456789",
  color: "#1b1e24",
  placeholder: "UklGRj4AAABXRUJQ",
  fingerprint: "00ff",
  madeBy: "raster",
  madeFrom: "abc",
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "originals-"));
});

const writeManifest = (pictures: Record<string, unknown>) =>
  writeFile(join(folder, "manifest.json"), JSON.stringify({ studioVersion: 1, pictures }));

test("a picture of the manifest is known without opening its file", async () => {
  await writeManifest({ "case-oak": RECORD });
  await writeFile(join(folder, "case-oak.webp"), "nothing that could be measured");
  await writeFile(join(folder, "case-oak.avif"), "");
  const library = await openPictureLibrary(folder);
  expect(library.picture("case-oak", "Oak")).toEqual({
    name: "case-oak",
    width: 1200,
    height: 1200,
    alt: "Oak",
    version: "0123456789",
    color: "#1b1e24",
    placeholder: "UklGRj4AAABXRUJQ",
  });
  expect(library.find("case-oak")?.avifFile).toBe(join(folder, "case-oak.avif"));
});

test("a merchant's own file beside the manifest, or without one, is measured", async () => {
  const own = sharp({ create: { width: 40, height: 30, channels: 3, background: "#884422" } }).webp();
  await own.toFile(join(folder, "own.webp"));
  const alone = (await openPictureLibrary(folder)).picture("own", "");
  expect(alone).toMatchObject({ width: 40, height: 30, color: null, placeholder: null });
  expect(alone.version).toMatch(/^[0-9a-f]{10}$/);
  await writeFile(join(folder, "case-oak.webp"), "");
  await writeManifest({ "case-oak": RECORD });
  expect((await openPictureLibrary(folder)).picture("own", "")).toEqual(alone);
});

test("a picture of the manifest that is not in the folder keeps the store from opening, by its name", async () => {
  await writeManifest({ "case-oak": RECORD, "case-ash": RECORD });
  await writeFile(join(folder, "case-oak.webp"), "");
  await expect(openPictureLibrary(folder)).rejects.toThrow(/manifest\.json names pictures.*: case-ash\.webp\./);
});

test.each([
  ["not JSON", "{", /is not JSON/],
  ["without pictures", "{}", /is not a list of pictures/],
  ["with a color that is none", { ...RECORD, color: "red;" }, /must be a color like #1b1e24/],
  ["with a placeholder that is no base64", { ...RECORD, placeholder: '"><script>' }, /is not a list of pictures/],
  ["with a size of nothing", { ...RECORD, width: 0 }, /is not a list of pictures/],
])("a manifest %s keeps the store from opening and says why", async (_what, content, reason) => {
  if (typeof content === "string") await writeFile(join(folder, "manifest.json"), content);
  else await writeManifest({ "case-oak": content });
  await expect(openPictureLibrary(folder)).rejects.toThrow(reason);
});

test("1,500 pictures of a manifest are known within a second of the processor's time", async () => {
  const names = Array.from({ length: 1500 }, (_, index) => `case-${index}`);
  await writeManifest(Object.fromEntries(names.map((name) => [name, RECORD])));
  for (const name of names) await writeFile(join(folder, `${name}.webp`), "");
  const before = process.cpuUsage();
  await openPictureLibrary(folder);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1000);
});
