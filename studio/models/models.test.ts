import { fileURLToPath } from "node:url";
import * as THREE from "three";
import { beforeAll, describe, expect, test } from "vitest";
import { bake } from "../kit/bake.ts";
import { Kit } from "../kit/kit.ts";
import type { Look } from "../looks/look.ts";
import type { TowerLook } from "../looks/tower-look.ts";
import { readLooks } from "../make/read-looks.ts";
import { modelOf } from "./models.ts";

/** What textures are drawn on, without a browser: it takes every stroke and keeps none. */
function blankCanvas() {
  const context: object = new Proxy(
    {},
    {
      get: (_target, name) => {
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
  Object.assign(globalThis, { document: { createElement: blankCanvas, createElementNS: blankCanvas } });
});

/** One look of each model, and of each case a PC may have: all of them take minutes, and are built in `npm run test:deep`. */
function looksToBuild(): [string, Look][] {
  const all = [...readLooks(fileURLToPath(new URL("../../catalogue/looks/", import.meta.url)))];
  if (process.env["DEEP"]) return all;
  const firstOfKind = new Map(all.toReversed().map((entry) => [kindOf(entry[1]), entry]));
  return [...firstOfKind.values()];
}

const kindOf = (look: Look) => `${look.model} ${"case" in look ? look.case : ""}`;

/** Share of a thing's size by which it may stand above or below the floor before one sees it float. */
const FLOATING = 0.02;

const pcs = looksToBuild().filter((entry): entry is [string, TowerLook] => entry[1].model === "tower");

test.each(pcs)("what is built into %s stays behind its glass, its front and its roof", (_set, look) => {
  const outside = (built: TowerLook) => {
    const kit = new Kit(built);
    modelOf(built).build(kit, built, undefined);
    return bake(kit).box.max;
  };
  const full = outside(look);
  const empty = outside({ ...look, inside: undefined });
  for (const side of ["x", "y", "z"] as const) expect(full[side], side).toBeLessThanOrEqual(empty[side] + 0.001);
});

describe.each(looksToBuild())("%s", (_set, look: Look) => {
  test("builds, is of finite size, and stands on the floor in every pose", { timeout: 60_000 }, () => {
    const { angles, smallestShadow, build } = modelOf(look);
    for (const pose of new Set(Object.values(angles).map((angle) => angle.pose))) {
      const kit = new Kit(look, smallestShadow);
      build(kit, look, pose);
      const { box, group } = bake(kit);
      const size = box.getSize(new THREE.Vector3());
      const largest = Math.max(size.x, size.y, size.z);
      expect(group.children.length).toBeGreaterThan(1);
      expect(Math.min(size.x, size.y, size.z)).toBeGreaterThan(0);
      expect(largest).toBeLessThan(1000);
      expect(Math.abs(box.min.y) / largest).toBeLessThan(FLOATING);
    }
  });
});
