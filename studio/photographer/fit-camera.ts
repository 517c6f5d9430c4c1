import * as THREE from "three";
import { outlineOf } from "./outline.ts";

export interface Framing {
  distance: number;
  target: THREE.Vector3;
}

const ROUNDS = 96;

/**
 * Moves the camera along its direction until the points fill `fill` of the frame's width or height and sit in its
 * middle, `lift` of half a frame above it. Angles in radians; see `Angle` for where they begin.
 */
export function fitCamera(
  camera: THREE.PerspectiveCamera,
  points: readonly THREE.Vector3[],
  { azimuth, elevation, fill, lift = 0 }: { azimuth: number; elevation: number; fill: number; lift?: number },
): Framing {
  const away = new THREE.Vector3(
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  );
  const box = new THREE.Box3().setFromPoints([...points]);
  const target = box.getCenter(new THREE.Vector3());
  const tangent = Math.tan((camera.fov * Math.PI) / 360);
  const radius = box.getSize(new THREE.Vector3()).length() / 2;
  let distance = (radius / tangent) * 1.5;
  // Straight down there is no "up" left: the far side of the product is then at the top of the frame.
  const isLevel = Math.cos(elevation) > 1e-3;
  camera.up.set(isLevel ? 0 : -Math.sin(azimuth), isLevel ? 1 : 0, isLevel ? 0 : -Math.cos(azimuth));
  const axes = axesOf(camera, away);
  const rim = outlineOf(points, axes);
  for (let round = 0; round < ROUNDS; round += 1) {
    camera.position.copy(target).addScaledVector(away, distance);
    // What is nearest moves and grows most: steps are measured there, so that none is too long.
    const front = Math.max(...rim.map((point) => point.dot(away))) - target.dot(away);
    camera.near = (distance - front) / 2;
    camera.far = distance + radius * 3;
    camera.lookAt(target);
    camera.updateMatrixWorld(true);
    camera.updateProjectionMatrix();
    const seen = extentIn(camera, rim);
    const size = seen.getSize(new THREE.Vector2());
    const middle = seen.getCenter(new THREE.Vector2());
    const halfFrame = tangent * (distance - front);
    target
      .addScaledVector(axes.right, middle.x * halfFrame * camera.aspect)
      .addScaledVector(axes.up, (middle.y - lift) * halfFrame);
    distance = front + (distance - front) * (Math.max(size.x, size.y) / 2 / fill);
  }
  return { distance, target };
}

/** Where right and up are for a camera that looks from `away`. */
function axesOf(camera: THREE.PerspectiveCamera, away: THREE.Vector3) {
  camera.position.copy(away);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld(true);
  const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
  const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
  return { right, up, away };
}

function extentIn(camera: THREE.Camera, points: readonly THREE.Vector3[]): THREE.Box2 {
  const extent = new THREE.Box2();
  const projected = new THREE.Vector3();
  const place = new THREE.Vector2();
  for (const point of points) {
    projected.copy(point).project(camera);
    extent.expandByPoint(place.set(projected.x, projected.y));
  }
  return extent;
}

/** Points on a sphere, enough to frame it. */
export function spherePoints(center: THREE.Vector3, radius: number): THREE.Vector3[] {
  return Array.from({ length: 256 }, (_, index) => {
    const y = 1 - ((index + 0.5) / 256) * 2;
    const around = index * Math.PI * (3 - Math.sqrt(5));
    const flat = Math.sqrt(1 - y * y);
    return new THREE.Vector3(Math.cos(around) * flat, y, Math.sin(around) * flat).multiplyScalar(radius).add(center);
  });
}
