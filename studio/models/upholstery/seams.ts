import * as THREE from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { Kit } from "../../kit/kit.ts";
import type { Vector } from "../../model.ts";

/** A cord sewn into a seam. */
export const piping = (kit: Kit, points: readonly Vector[], material: THREE.Material, radius = 0.017, closed = false) =>
  kit.tube(points, radius, material, { segments: points.length * 2, sides: 8, closed, textureRepeat: 6 });

/** A row of stitches along a line. */
export function stitches(
  kit: Kit,
  points: readonly Vector[],
  material: THREE.Material,
  { stitch = 0.034, gap = 0.016, thread = 0.0045, closed = false } = {},
): void {
  const curve = new THREE.CatmullRomCurve3(
    points.map((point) => new THREE.Vector3(...point)),
    closed,
  );
  curve.arcLengthDivisions = points.length * 4;
  const count = Math.max(1, Math.floor(curve.getLength() / (stitch + gap)));
  const up = new THREE.Vector3(0, 1, 0);
  const pieces = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const turn = new THREE.Quaternion().setFromUnitVectors(up, curve.getTangentAt(share));
    return new THREE.CapsuleGeometry(thread, stitch - thread * 2, 2, 5)
      .applyQuaternion(turn)
      .translate(...curve.getPointAt(share).toArray());
  });
  const merged = mergeGeometries(pieces);
  for (const piece of pieces) piece.dispose();
  kit.add(merged, material, [0, 0, 0], { castsShadow: false });
}
