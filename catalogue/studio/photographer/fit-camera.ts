import * as THREE from "three";

export interface Framing {
  distance: number;
  target: THREE.Vector3;
}

const ROUNDS = 12;

/**
 * Moves the camera along its direction until the points fill `fill` of the frame's width or height and sit in its middle, `lift`
 * of half a frame above it. Angles in radians; see `Angle` for where they begin.
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
  const right = new THREE.Vector3();
  const up = new THREE.Vector3();
  const towards = new THREE.Vector3();
  // Straight down there is no "up" left: the far side of the product is then at the top of the frame.
  const isLevel = Math.cos(elevation) > 1e-3;
  camera.up.set(isLevel ? 0 : -Math.sin(azimuth), isLevel ? 1 : 0, isLevel ? 0 : -Math.cos(azimuth));
  for (let round = 0; round < ROUNDS; round += 1) {
    camera.position.copy(target).addScaledVector(away, distance);
    camera.near = Math.max(distance * 0.01, distance - radius * 4);
    camera.far = distance + radius * 18;
    camera.lookAt(target);
    camera.updateMatrixWorld(true);
    camera.updateProjectionMatrix();
    const seen = extentIn(camera, points);
    const size = seen.getSize(new THREE.Vector2());
    const middle = seen.getCenter(new THREE.Vector2());
    const halfFrame = tangent * distance;
    camera.matrixWorld.extractBasis(right, up, towards);
    target
      .addScaledVector(right, middle.x * halfFrame * camera.aspect)
      .addScaledVector(up, (middle.y - lift) * halfFrame);
    distance *= Math.max(size.x, size.y) / 2 / fill;
  }
  return { distance, target };
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
