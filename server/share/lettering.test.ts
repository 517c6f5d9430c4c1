import sharp from "sharp";
import { expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { lettersSvg, linesOf, widthOf } from "./lettering.ts";

const SIZE = 50;

/** Share of dark pixels when words are drawn black on white. */
async function ink(words: string): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="80"><rect width="600" height="80" fill="#fff"/>${lettersSvg(
    words,
    { face: "title", x: 10, y: 60, size: SIZE, fill: "#000" },
  )}</svg>`;
  const [channel] = (await sharp(Buffer.from(svg)).stats()).channels;
  return 1 - (channel?.mean ?? 255) / 255;
}

test("words are drawn without any font of the machine", async () => {
  expect(await ink(" ")).toBe(0);
  expect(await ink("$1,449")).toBeGreaterThan(0.03);
});

test("every character of a demo product's name and price can be drawn", () => {
  const characters = new Set(demoCatalogue.products.flatMap(({ name }) => [...name]).concat([..."From $0123456789,."]));
  const blank = [...characters].filter((character) => widthOf(character, "title", SIZE) === 0);
  expect(blank).toEqual([]);
});

test("a letter without a drawing loses its accent, a sign without one is left out", () => {
  expect(widthOf("ć", "title", SIZE)).toBe(widthOf("c", "title", SIZE));
  expect(widthOf("☃", "title", SIZE)).toBe(0);
});

test("letters stand as close as their shapes let them", () => {
  expect(widthOf("AV", "title", SIZE)).toBeLessThan(widthOf("A", "title", SIZE) + widthOf("V", "title", SIZE));
});

test("words wrap at the width, and what does not fit ends with an ellipsis", () => {
  const wrapped = (most: number) =>
    linesOf("Titan 5090 graphics card, 32 GB", { face: "text", size: SIZE, width: 300, most });
  expect(wrapped(9).join(" ")).toBe("Titan 5090 graphics card, 32 GB");
  expect(wrapped(9).every((line) => widthOf(line, "text", SIZE) <= 300)).toBe(true);
  expect(wrapped(2)).toHaveLength(2);
  expect(wrapped(2).at(-1)).toMatch(/…$/);
  const [single = ""] = linesOf("Unbreakablelongword", { face: "text", size: SIZE, width: 300, most: 1 });
  expect(widthOf(single, "text", SIZE)).toBeLessThanOrEqual(300);
});
