import * as THREE from "three";

/** The most that a face moves inwards, in units: half a millimetre on a PC. */
const MOST = 0.005;
const GOLDEN = 0.618034;

/**
 * Shrinks every piece by another hair's breadth, so that no two faces lie in one plane. A rasteriser draws one of them;
 * a ray that starts on one hits the other at once, and the overlap turns black.
 */
export function setApart(root: THREE.Object3D): void {
  let count = 0;
  root.traverse((object) => {
    if (!(object instanceof THREE.Mesh)) return;
    count += 1;
    const geometry = object.geometry as THREE.BufferGeometry;
    geometry.computeBoundingBox();
    const { boundingBox } = geometry;
    if (!boundingBox) return;
    const inset = ((count * GOLDEN) % 1) * MOST;
    const size = boundingBox.getSize(new THREE.Vector3());
    const factor = new THREE.Vector3(shrunk(size.x, inset), shrunk(size.y, inset), shrunk(size.z, inset));
    const center = boundingBox.getCenter(new THREE.Vector3());
    const shift = center.clone().sub(center.clone().multiply(factor)).multiply(object.scale);
    object.position.add(shift.applyQuaternion(object.quaternion));
    object.scale.multiply(factor);
    object.updateMatrixWorld(true);
  });
}

/** Thin things keep most of their thickness. */
function shrunk(size: number, inset: number): number {
  return size === 0 ? 1 : Math.max(0.8, 1 - (2 * inset) / size);
}
