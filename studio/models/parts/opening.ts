import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedHole, roundedRectangle } from "../../kit/outlines.ts";

const RIM_HEIGHT = 0.005;
const DARK_AT = 0.0015;

/** How far out the tongue, the pins or the fins of an opening may come: beyond its darkness, below its rim. */
export const INSIDE = 0.004;

/** An opening in the wall z = 0: a rim around darkness that no lamp reaches. */
export function opening(kit: Kit, width: number, height: number, radius: number, rim = 0.007): void {
  const frame = roundedRectangle(width + rim * 2, height + rim * 2, radius + rim);
  frame.holes.push(roundedHole(width, height, radius));
  kit.slab(frame, RIM_HEIGHT * 2, kit.materials.gunmetal, [0, 0, 0], { bevel: 0.002, bevelSegments: 2 });
  const dark = kit.shared("opening", () => new THREE.MeshBasicMaterial({ color: "#050506" }));
  const inner = roundedRectangle(width + rim, height + rim, radius + rim / 2);
  kit.add(new THREE.ShapeGeometry(inner, 12), dark, [0, 0, DARK_AT], { castsShadow: false });
}
