import { fileURLToPath } from "node:url";
import * as THREE from "three";
import { beforeAll, describe, expect, test } from "vitest";
import { bake } from "../kit/bake.ts";
import { Kit } from "../kit/kit.ts";
import type { Look } from "../looks/look.ts";
import { readLooks } from "../make/picture-plan.ts";
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

const looks = [...readLooks(fileURLToPath(new URL("../../looks/", import.meta.url)))];
/** Units: a gap under a product that one sees as floating. */
const FLOATING = 0.03;

describe.each(looks)("%s", (_set, look: Look) => {
  test("builds, is of finite size, stands on the floor, and stands so in every pose", () => {
    const { angles, smallestShadow, build } = modelOf(look);
    for (const pose of new Set(Object.values(angles).map((angle) => angle.pose))) {
      const kit = new Kit(look, smallestShadow);
      build(kit, look, pose);
      const { box, group } = bake(kit);
      const size = box.getSize(new THREE.Vector3());
      expect(group.children.length).toBeGreaterThan(1);
      expect(Math.min(size.x, size.y, size.z)).toBeGreaterThan(0);
      expect(Math.max(size.x, size.y, size.z)).toBeLessThan(100);
      expect(Math.abs(box.min.y)).toBeLessThan(FLOATING);
    }
  });
});
