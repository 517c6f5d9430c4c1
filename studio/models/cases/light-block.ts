import * as THREE from "three";
import type { Axis, Kit } from "../../kit/kit.ts";
import type { Vector } from "../../model.ts";

/** Stops lamps and nothing else: through small holes and blades they would draw feathery rows on the walls inside. */
export function lightBlock(kit: Kit, center: Vector, width: number, height: number, axis: Axis): void {
  const unseen = kit.shared(
    "light block",
    () => new THREE.MeshBasicMaterial({ transparent: true, opacity: 0, depthWrite: false, side: THREE.DoubleSide }),
  );
  kit.add(new THREE.PlaneGeometry(width, height), unseen, center, { axis });
}
