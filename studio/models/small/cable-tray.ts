import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import type { CableTrayLook } from "../../looks/small-looks.ts";
import type { Model, Vector } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";

const HALF = 3.1;
const DEPTH = 0.62;
const TOP = 1.15;
const FLOOR = 0.06;

/** A steel basket 62 cm long with two clamps that hold a desk's edge without a hole. */
export const cableTray: Model<CableTrayLook> = {
  angles: {
    hero: { azimuth: 30, elevation: 22, fill: 0.82 },
    top: { azimuth: 36, elevation: 54, fill: 0.82 },
    side: { azimuth: 66, elevation: 20 },
    detail: { azimuth: 38, elevation: 22, closeUp: { at: [1.75, 1.2, -0.3], radius: 1.0 } },
  },
  smallestShadow: 0.02,
  lighting: () => DARK_GOODS,
  build(kit) {
    basket(kit);
    for (const x of [-1.75, 1.75]) kit.at([x, 0, 0], null, () => clamp(kit));
  },
};

/** Cross-section of the basket: back wall, floor, a lower front wall. */
const section = (x: number): Vector[] => [
  [x, TOP, -DEPTH],
  [x, 0.4, -DEPTH],
  [x, FLOOR + 0.05, -DEPTH + 0.06],
  [x, FLOOR, -DEPTH + 0.18],
  [x, FLOOR, DEPTH - 0.18],
  [x, FLOOR + 0.05, DEPTH - 0.06],
  [x, 0.35, DEPTH],
  [x, 0.62, DEPTH],
];

function basket(kit: Kit): void {
  const { body } = kit.materials;
  const wires = 27;
  for (let wire = 0; wire <= wires; wire += 1) {
    const x = -HALF + (wire / wires) * 2 * HALF;
    kit.tube(section(x), 0.022, body, { segments: 48, sides: 8 });
  }
  const along = (y: number, z: number, radius: number) =>
    kit.cylinder([0, y, z], radius, HALF * 2 + 0.05, body, "x", { segments: 16 });
  along(TOP, -DEPTH, 0.04);
  along(0.62, DEPTH, 0.04);
  along(0.75, -DEPTH - 0.02, 0.024);
  along(0.4, -DEPTH - 0.02, 0.024);
  along(0.36, DEPTH + 0.02, 0.024);
  for (const z of [-0.36, -0.12, 0.12, 0.36]) along(FLOOR - 0.03, z, 0.024);
  for (const side of [-1, 1]) {
    kit.tube(
      [
        [side * HALF, TOP, -DEPTH],
        [side * HALF, 0.75, 0],
        [side * HALF, 0.62, DEPTH],
      ],
      0.03,
      body,
      { segments: 24, sides: 8 },
    );
    kit.cylinder([side * HALF, 0.36, 0], 0.022, DEPTH * 2, body, "z", { segments: 12 });
  }
}

/** A C-shaped clamp: arm over the desk's edge, screw from below, rubber on both. */
function clamp(kit: Kit): void {
  const { body, rubber, gunmetal, aluminium } = kit.materials;
  kit.box([0, 0.95, -DEPTH - 0.06], [0.46, 1.5, 0.07], body, 0.02);
  kit.box([0, 1.72, -DEPTH + 0.25], [0.46, 0.08, 0.7], body, 0.02);
  kit.slab(roundedRectangle(0.4, 0.5, 0.08), 0.05, rubber, [0, 1.665, -DEPTH + 0.32], { bevel: 0.012, axis: "y" });
  kit.box([0, 1.06, -DEPTH + 0.2], [0.46, 0.08, 0.56], body, 0.02);
  kit.cylinder([0, 1.12, -DEPTH + 0.3], 0.055, 0.72, aluminium, "y", { segments: 28 });
  for (let thread = 0; thread < 22; thread += 1)
    kit.torus([0, 0.8 + thread * 0.03, -DEPTH + 0.3], 0.056, 0.011, aluminium, "y");
  kit.turned(
    [0, 1.46, -DEPTH + 0.3],
    [
      [0, 0],
      [0.14, 0],
      [0.18, 0.03],
      [0.18, 0.06],
      [0, 0.06],
    ],
    rubber,
    "y",
    40,
  );
  kit.cylinder([0, 0.72, -DEPTH + 0.3], 0.14, 0.1, gunmetal, "y", { segments: 40 });
  kit.box([0, 0.72, -DEPTH + 0.3], [0.5, 0.07, 0.08], gunmetal, 0.03);
}
