import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { dominantColor, encodePicture, pictureVersion } from "./encode-picture.ts";

const folder = await mkdtemp(join(tmpdir(), "encoded-"));

test("a picture is kept as WebP and AVIF of its own size, with a color and a placeholder that a page can carry", async () => {
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#20242c" } })
    .png()
    .toBuffer();
  const encoded = await encodePicture(folder, "case-oak", png);
  expect((await readdir(folder)).sort()).toEqual(["case-oak.avif", "case-oak.webp"]);
  for (const file of ["case-oak.avif", "case-oak.webp"]) {
    const { width, height } = await sharp(join(folder, file)).metadata();
    expect([width, height]).toEqual([300, 200]);
  }
  expect(encoded).toMatchObject({ width: 300, height: 200, color: "#20242c" });
  expect(encoded.version).toBe(pictureVersion(await readFile(join(folder, "case-oak.webp"))));
  expect(encoded.placeholder.length).toBeLessThan(250);
  expect((await sharp(Buffer.from(encoded.placeholder, "base64")).metadata()).width).toBe(12);
});

test("the dominant color is that of most pixels, not their mean", () => {
  const pixels = Buffer.from([20, 24, 30, 250, 20, 20, 20, 24, 30]);
  expect(dominantColor(pixels, 3)).toBe("#14181e");
});
