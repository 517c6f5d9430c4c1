import { expect, test } from "vitest";
import { storeConfig } from "#config";
import { pictureAddress } from "#contract/picture-address.ts";
import { imageSources, imageUrl, widthsFor } from "./image-url.ts";

const picture = {
  name: "pc-mesh",
  width: 1200,
  height: 900,
  alt: "A PC",
  version: "a1b2",
  color: null,
  placeholder: null,
};

test("a picture's address carries width, height, fit, quality and version", () => {
  expect(imageUrl(picture, 640)).toBe("/images/pc-mesh.webp?width=640&height=640&fit=cover&quality=75&v=a1b2");
  expect(imageUrl(picture, 640, "natural")).toBe(
    "/images/pc-mesh.webp?width=640&height=480&fit=cover&quality=75&v=a1b2",
  );
});

test("pictures come from the host of the configuration, the store itself where it names none", () => {
  const size = { width: 640, height: 640 };
  const query = "?width=640&height=640&fit=cover&quality=75&v=a1b2";
  expect(pictureAddress(picture, size, { host: "https://cdn.example", quality: 75 })).toBe(
    `https://cdn.example/images/pc-mesh.webp${query}`,
  );
  expect(imageUrl(picture, 640)).toBe(`${storeConfig.pictures.host}/images/pc-mesh.webp${query}`);
});

test("the offered widths and the quality are those of the store's configuration", () => {
  const imageWidths = [16, 32, 48, 64, 96, 128, 256, 384];
  const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
  expect(storeConfig.pictures).toMatchObject({ imageWidths, deviceWidths, quality: 75 });
  expect(widthsFor({ width: 9999, height: 9999 }, 9999)).toEqual([...imageWidths, ...deviceWidths]);
  expect(imageUrl(picture, 640)).toContain("&quality=75&");
});

test("no width is asked for that the picture has no pixels for", () => {
  expect(widthsFor(picture, 3840).at(-1)).toBe(828);
  expect(widthsFor(picture, 3840, "natural").at(-1)).toBe(1200);
  expect(widthsFor({ width: 8, height: 8 }, 3840)).toEqual([16]);
});

test("the sources of a picture go from small to the largest that is needed, with its natural shape", () => {
  const { src, srcSet, width, height, alt } = imageSources(picture, "100vw", 3840, "natural");
  expect(srcSet.split(", ").map((source) => source.split(" ")[1])).toEqual([
    "48w",
    "64w",
    "96w",
    "128w",
    "256w",
    "384w",
    "640w",
    "750w",
    "828w",
    "1080w",
    "1200w",
  ]);
  expect([width, height, alt]).toEqual([1200, 900, "A PC"]);
  expect(src).toContain("width=640");
});
