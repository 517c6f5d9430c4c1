import * as THREE from "three";

/** A direction or place turned about the vertical by `angle` radians. */
export function turned(x: number, y: number, z: number, angle: number): THREE.Vector3 {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return new THREE.Vector3(x * cos + z * sin, y, z * cos - x * sin);
}
