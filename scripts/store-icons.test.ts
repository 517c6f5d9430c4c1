import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { storeIcons } from "./store-icons.ts";

const file = (name: string) => readFile(new URL(`../storefront/public/${name}`, import.meta.url));

test("every icon is the one drawing of the mark, in the size its name says", async () => {
  const icons = await storeIcons();
  expect([...icons.keys()]).toHaveLength(5);
  icons.delete("favicon.ico");
  for (const [name, made] of icons) {
    const kept = await file(name);
    const size = Number(/\d+/.exec(name)?.[0] ?? 180);
    expect(await sharp(kept).metadata(), name).toMatchObject({ format: "png", width: size, height: size });
    expect(await largestDifference(kept, made), `${name}: run node scripts/write-icons.ts`).toBeLessThan(16);
  }
});

test("a maskable icon has nothing of the mark outside the inner four fifths", async () => {
  const { data, info } = await sharp(await file("icon-maskable-512.png"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = info.width / 2;
  let outside = 0;
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1)
      if (Math.hypot(x - middle, y - middle) > 0.4 * info.width)
        outside = Math.max(outside, data[(y * info.width + x) * info.channels] ?? 0);
  expect(outside).toBeLessThan(40);
});

test("the favicon holds 32 and 48 pixels", async () => {
  const ico = await file("favicon.ico");
  expect([ico.readUInt16LE(4), ico.readUInt8(6), ico.readUInt8(22)]).toEqual([2, 32, 48]);
});

/** Of any channel of any pixel; rounding may differ between two machines. */
async function largestDifference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).ensureAlpha().raw().toBuffer()));
  return (a ?? Buffer.of()).reduce((most, value, at) => Math.max(most, Math.abs(value - (b?.[at] ?? 0))), 0);
}
