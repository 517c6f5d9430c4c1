import sharp from "sharp";
import { expect, test } from "vitest";
import { fingerprintDistance, fingerprintOf } from "./fingerprint.ts";

async function tower(shapes: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="#17191b"/>${shapes}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
const BODY = '<rect x="60" y="40" width="120" height="160" fill="#50545c"/>';
const fan = (color: string) => `${BODY}<circle cx="120" cy="90" r="35" fill="${color}"/>`;

test("the same picture, encoded worse and smaller, is not seen to differ", async () => {
  const picture = await tower(fan("#e01020"));
  const worse = await sharp(picture).resize(96).webp({ quality: 40 }).toBuffer();
  expect(fingerprintDistance(await fingerprintOf(picture), await fingerprintOf(worse))).toBe(0);
});

test("another color of light, and another shape, are another fingerprint", async () => {
  const red = await fingerprintOf(await tower(fan("#e01020")));
  const blue = await fingerprintOf(await tower(fan("#1020e0")));
  const unlit = await fingerprintOf(await tower(BODY));
  expect(fingerprintDistance(red, blue)).toBeGreaterThan(3);
  expect(fingerprintDistance(red, unlit)).toBeGreaterThan(3);
});

test("a fingerprint says three colours of each of 64 cells", async () => {
  expect(await fingerprintOf(await tower(""))).toMatch(/^(111){64}$/);
});
