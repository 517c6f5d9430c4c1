import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedHole, roundedRectangle } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import type { ContactFrameLook } from "../../looks/small-looks.ts";
import type { Model, Vector } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";

/** A machined frame for an LGA 1700 chip, its four screws beside it and the key to turn them. */
export const contactFrame: Model<ContactFrameLook> = {
  angles: {
    hero: { azimuth: 28, elevation: 38 },
    top: { azimuth: 0, elevation: 58 },
    side: { azimuth: 74, elevation: 20 },
    detail: { azimuth: 36, elevation: 32, closeUp: { at: [1.24, 0.1, 0.5], radius: 0.95 } },
  },
  smallestShadow: 0.015,
  lighting: () => ({ ...DARK_GOODS, reflections: 1, bloom: 0.5 }),
  build(kit) {
    kit.at([-0.25, 0, -0.15], null, () => frame(kit), [0, 0.1, 0]);
    key(kit);
    for (const [x, z, turn] of [
      [1.45, -0.3, 0.12],
      [1.5, 0.02, -0.08],
      [1.43, 0.34, 0.15],
      [1.49, 0.67, -0.05],
    ] as const)
      screw(kit, [x, 0.075, z], turn);
  },
};

function frame(kit: Kit): void {
  const anodised = kit.material({
    color: "#3c3f46",
    metalness: 0.9,
    roughness: 0.5,
    roughnessMap: kit.materials.aluminium.roughnessMap,
  });
  const polished = kit.material({ color: "#565a61", metalness: 0.95, roughness: 0.42 });
  const outline = roundedRectangle(2.15, 2.6, 0.3);
  // The chip shows through a window with ears, as on the socket.
  const windowShape = roundedHole(1.28, 1.62, 0.06);
  outline.holes.push(windowShape);
  const corners = [
    [-0.82, 1.03],
    [0.82, 1.03],
    [-0.82, -1.03],
    [0.82, -1.03],
  ] as const;
  for (const [x, y] of corners) outline.holes.push(new THREE.Path().absarc(x, y, 0.085, 0, 2 * Math.PI, true));
  kit.slab(outline, 0.2, anodised, [0, 0.13, 0], { bevel: 0.05, bevelSegments: 4, axis: "y" });
  // A milled step and bright chamfer around the window.
  const step = roundedRectangle(1.44, 1.78, 0.1);
  step.holes.push(roundedHole(1.3, 1.64, 0.06));
  kit.slab(step, 0.03, polished, [0, 0.228, 0], { bevel: 0.01, axis: "y" });
  for (const side of [-1, 1]) kit.box([side * 0.585, 0.09, 0], [0.13, 0.08, 0.9], anodised, 0.01);
  for (const [x, y] of corners) {
    kit.at([x, 0.2, -y], "y", () => {
      const washer = new THREE.Shape().absarc(0, 0, 0.155, 0, 2 * Math.PI, false);
      washer.holes.push(new THREE.Path().absarc(0, 0, 0.09, 0, 2 * Math.PI, true));
      kit.slab(washer, 0.05, polished, [0, 0, 0.02], { bevel: 0.012, curveSegments: 48 });
    });
  }
  label(kit, "LGA 1700", [0, 0.233, -1.06], 0.6, "y", { color: "#b4b9c1", weight: 700 });
  label(kit, "RIGSMITH", [0, 0.233, 1.06], 0.6, "y", { color: "#b4b9c1", weight: 800 });
  kit.slab(
    [
      [-0.06, 0],
      [0.06, 0],
      [0, 0.1],
    ],
    0.008,
    polished,
    [-0.88, 0.234, 0.72],
    { bevel: 0.001, axis: "y" },
  );
}

function screw(kit: Kit, place: Vector, turn: number): void {
  const steel = kit.shared("screw steel", () => kit.material({ color: "#4a4e55", metalness: 1, roughness: 0.3 }));
  kit.at(
    place,
    "x",
    () => {
      kit.cylinder([0, 0, 0], 0.052, 0.34, steel, "z", { segments: 24 });
      for (let thread = 0; thread < 11; thread += 1)
        kit.torus([0, 0, -0.15 + thread * 0.026], 0.053, 0.009, steel, "z");
      kit.cylinder([0, 0, 0.22], 0.075, 0.14, steel, "z", { segments: 36 });
      kit.cylinder([0, 0, 0.292], 0.042, 0.006, kit.materials.gap, "z", { segments: 6 });
    },
    [0, turn, 0],
  );
}

/** The bent key. */
function key(kit: Kit): void {
  const steel = kit.material({ color: "#5a5e66", metalness: 1, roughness: 0.28 });
  kit.tube(
    [
      [-1.3, 0.045, 1.5],
      [-0.6, 0.045, 1.5],
      [0.5, 0.045, 1.5],
      [0.86, 0.045, 1.49],
      [0.96, 0.045, 1.42],
      [0.98, 0.045, 1.28],
      [0.98, 0.045, 1.0],
    ],
    0.045,
    steel,
    { segments: 120, sides: 6 },
  );
}
