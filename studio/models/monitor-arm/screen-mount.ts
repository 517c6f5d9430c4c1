import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedHole, roundedRectangle } from "../../kit/outlines.ts";
import type { Vector } from "../../model.ts";

/** Millimetres between the screws of a screen, in units of 10 cm. */
const WIDE = 1;
const NARROW = 0.75;

/** The tilting head and its plate; `at` is the joint, and the plate looks along local +Z turned by `yaw`. */
export function screenMount(kit: Kit, at: Vector, yaw: number): void {
  const { aluminium, black, body, dark, gunmetal } = kit.materials;
  kit.at(
    at,
    null,
    () => {
      kit.cylinder([0, 0, 0], 0.15, 0.42, black, "y", { segments: 48 });
      kit.cylinder([0, 0.215, 0], 0.1, 0.02, dark, "y");
      kit.box([0, 0, 0.2], [0.2, 0.26, 0.3], body, 0.05);
      kit.cylinder([0, 0, 0.36], 0.14, 0.36, black, "x", { segments: 48 });
      for (const side of [-1, 1]) kit.cylinder([side * 0.19, 0, 0.36], 0.07, 0.03, aluminium, "x", { segments: 6 });
      kit.cylinder([0, 0, 0.5], 0.22, 0.12, gunmetal, "z");
      kit.slab(plate(), 0.045, body, [0, 0, 0.58], { bevel: 0.01 });
      kit.cylinder([0, 0, 0.606], 0.13, 0.02, dark, "z");
      for (const x of [-1, 1])
        for (const y of [-1, 1]) kit.cylinder([x * 0.3, y * 0.3, 0.603], 0.03, 0.012, aluminium, "z", { segments: 18 });
      kit.cylinder([0, 0, 0.617], 0.06, 0.012, aluminium, "z", { segments: 6 });
    },
    [0, yaw, 0],
  );
}

/** A square plate with screw holes 75 and 100 mm apart and cut-outs that save weight. */
function plate(): THREE.Shape {
  const shape = roundedRectangle(1.2, 1.2, 0.12);
  for (const x of [-1, 1])
    for (const y of [-1, 1]) {
      shape.holes.push(roundedHole(0.056, 0.056, 0.027, [(x * WIDE) / 2, (y * WIDE) / 2]));
      shape.holes.push(roundedHole(0.056, 0.056, 0.027, [(x * NARROW) / 2, (y * NARROW) / 2]));
    }
  for (const side of [-1, 1]) {
    shape.holes.push(roundedHole(0.5, 0.08, 0.038, [0, side * 0.47]));
    shape.holes.push(roundedHole(0.08, 0.5, 0.038, [side * 0.47, 0]));
  }
  return shape;
}
