import * as THREE from "three";
import { halton } from "./halton.ts";

const ROUGHNESS = 0.024;

/** The camera as a floor at `height` shows it. The floor is tilted a little from frame to frame: a slightly rough one. */
export function placeMirrorCamera(
  mirrored: THREE.PerspectiveCamera,
  camera: THREE.PerspectiveCamera,
  target: THREE.Vector3,
  height: number,
  frame: number,
): void {
  const tilt = (base: number) => (halton(frame, base) - 0.5) * ROUGHNESS;
  const normal = new THREE.Vector3(tilt(11), 1, tilt(13)).normalize();
  const direction = (vector: THREE.Vector3) => vector.clone().addScaledVector(normal, -2 * vector.dot(normal));
  const place = (point: THREE.Vector3) => {
    const above = point.clone();
    above.y -= height;
    const below = direction(above);
    below.y += height;
    return below;
  };
  mirrored.position.copy(place(camera.position));
  mirrored.up.copy(direction(new THREE.Vector3(0, 1, 0).applyQuaternion(camera.quaternion)));
  mirrored.lookAt(place(target));
  mirrored.updateMatrixWorld(true);
  mirrored.projectionMatrix.copy(camera.projectionMatrix);
  mirrored.projectionMatrixInverse.copy(camera.projectionMatrixInverse);
}
