import { expect, test } from "vitest";
import { LONGEST_CODE } from "#rules/build/chosen-parts.ts";
import { buildRef, comparePath, readBuildRef } from "./build-ref.ts";

test.each([
  ["1p220105-2p220116", { slug: null, build: "1p220105-2p220116" }],
  ["forge-80.1p220102-4p220166x2", { slug: "forge-80", build: "1p220102-4p220166x2" }],
  ["forge-80", { slug: "forge-80", build: undefined }],
])("%s names a build, and is written so", (text, ref) => {
  expect(readBuildRef(text)).toEqual(ref);
  expect(buildRef(ref)).toBe(text);
});

test.each([
  "",
  ".",
  "forge-80.",
  "forge-80.5p1x9",
  ".1p220105",
  "a.b.c",
  "Forge 80",
  "../etc",
  "<b>",
  `forge-80.${"1p220105-".repeat(60)}`,
  "x".repeat(LONGEST_CODE + 122),
])("%j names none", (text) => {
  expect(readBuildRef(text)).toBeNull();
});

test("an address keeps both builds in their order, and whether all of them is shown", () => {
  const refs = ["forge-80.1p220102", "1p220105"];
  const url = new URL(comparePath(refs, { all: true }), "https://shop.example");
  expect([url.pathname, url.searchParams.getAll("build"), url.searchParams.get("all")]).toEqual([
    "/pc-lab/compare",
    refs,
    "1",
  ]);
  expect(comparePath([])).toBe("/pc-lab/compare");
});
