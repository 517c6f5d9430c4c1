import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { THEME_COLORS } from "./theme-color.ts";

const read = (path: string) => readFile(new URL(path, import.meta.url), "utf8");

test("the browser's frame has the page's color in both themes, also before the first paint", async () => {
  const [, light, dark] =
    /--bg: light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/.exec(await read("../../ui/tokens.css")) ?? [];
  expect(THEME_COLORS).toEqual({ light, dark });
  expect(await read("early-script.js")).toContain(`theme === "dark" ? "${dark}" : "${light}"`);
});
