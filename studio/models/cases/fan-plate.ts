import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import type { Vector } from "../../model.ts";
import { lining } from "./case-pieces.ts";
import { lightBlock } from "./light-block.ts";

/** The sheet behind a front's fans, which carries them: upright, and open where each of them draws. */
export function fanPlate(
  kit: Kit,
  center: Vector,
  [height, width]: readonly [height: number, width: number],
  { size, at }: { size: number; at: readonly number[] },
): void {
  const sheet = new THREE.Shape();
  sheet.moveTo(-width / 2, -height / 2);
  sheet.lineTo(width / 2, -height / 2);
  sheet.lineTo(width / 2, height / 2);
  sheet.lineTo(-width / 2, height / 2);
  for (const y of at) {
    const opening = new THREE.Path();
    opening.absarc(0, y - center[1], size * 0.457, 0, 2 * Math.PI, true);
    sheet.holes.push(opening);
    lightBlock(kit, [center[0] - 0.03, y, center[2]], size * 0.96, size * 0.96, "x");
  }
  kit.slab(sheet, 0.03, lining(kit), center, { curveSegments: 48, axis: "x" });
}
