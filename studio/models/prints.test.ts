import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Kit } from "../kit/kit.ts";
import type { Look } from "../looks/look.ts";
import { readLooks } from "../make/read-looks.ts";
import { modelOf } from "./models.ts";

/** Sold under their real makers' names, so a coined name on them would make them look like counterfeits. */
const BY_REAL_MAKERS: ReadonlySet<Look["model"]> = new Set([
  "drive",
  "processor-box",
  "graphics-card",
  "fan-kit",
  "liquid-cooler",
  "air-cooler",
]);
const all = [...readLooks(fileURLToPath(new URL("../../catalogue/looks/", import.meta.url)))];

/** What is printed depends on little: one look of each kind stands for the others. */
const looks = [
  ...new Map(
    all.filter(([, { model }]) => BY_REAL_MAKERS.has(model)).map((entry) => [kindOf(entry[1]), entry]),
  ).values(),
];

function kindOf(look: Look): string {
  if (look.model === "drive") return look.shape;
  return look.model === "processor-box" ? `${look.line} ${look.boxed} ${look.note}` : look.model;
}

/** Standards, not makers. */
const STANDARDS = /\b(?:NAND|SATA|NVMe|PCIe|DDR[45])\b/g;
const MARK = /[A-Z]{4,}/;

let printed: string[] = [];

/** What textures are drawn on, without a browser: it keeps the words and no stroke. */
function wordKeeper() {
  const context: object = new Proxy(
    {},
    {
      get: (_target, name) => {
        if (name === "fillText") return (text: string) => printed.push(text);
        if (name === "measureText") return (text: string) => ({ width: text.length * 60 });
        if (name === "createImageData") return (w: number, h: number) => ({ data: new Uint8ClampedArray(w * h * 4) });
        return () => context;
      },
      set: () => true,
    },
  );
  return { width: 0, height: 0, getContext: () => context };
}

beforeAll(() => {
  Object.assign(globalThis, { document: { createElement: wordKeeper, createElementNS: wordKeeper } });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, "document");
});

function wordsOn(look: Look): string[] {
  printed = [];
  const { angles, smallestShadow, build } = modelOf(look);
  for (const pose of new Set(Object.values(angles).map((angle) => angle.pose)))
    build(new Kit(look, smallestShadow), look, pose);
  return printed;
}

test("what is sold under a real maker's name wears no coined one", { timeout: 60_000 }, () => {
  const marked = looks.flatMap(([set, look]) =>
    wordsOn(look)
      .filter((text) => MARK.test(text.replaceAll(STANDARDS, "")))
      .map((text) => `${set}: ${text}`),
  );
  expect(marked).toEqual([]);
  expect(looks.length).toBeGreaterThan(9);
});

test("a drive still tells its capacity, and a processor its cores", () => {
  const told = (set: string) => {
    const [, look] = all.find(([name]) => name === set) ?? [];
    return look ? wordsOn(look) : [];
  };
  expect(told("ssd-cyan-4tb")).toContain("4 TB");
  expect(told("cpu-istrel-24")).toContain("24 cores");
});
