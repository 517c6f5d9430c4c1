import fc from "fast-check";
import * as THREE from "three";
import { expect, test } from "vitest";
import { fitCamera, spherePoints } from "./fit-camera.ts";

const corners = (size: readonly [number, number, number], at: readonly [number, number, number]) =>
  [-0.5, 0.5].flatMap((x) =>
    [-0.5, 0.5].flatMap((y) =>
      [-0.5, 0.5].map((z) => new THREE.Vector3(at[0] + x * size[0], at[1] + y * size[1], at[2] + z * size[2])),
    ),
  );

function seenIn(camera: THREE.Camera, points: readonly THREE.Vector3[]) {
  const projected = points.map((point) => point.clone().project(camera));
  const span = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [left, right] = span(projected.map(({ x }) => x));
  const [bottom, top] = span(projected.map(({ y }) => y));
  const [near, far] = span(projected.map(({ z }) => z));
  return {
    middle: [(left + right) / 2, (bottom + top) / 2],
    size: Math.max(right - left, top - bottom) / 2,
    near,
    far,
  };
}

const side = fc.double({ min: 0.05, max: 40, noNaN: true });
const place = fc.double({ min: -30, max: 30, noNaN: true });

test("any box fills its share of any frame, sits in the middle and is neither too near nor too far, from any side", () => {
  fc.assert(
    fc.property(
      fc.tuple(side, side, side),
      fc.tuple(place, place, place),
      fc.double({ min: -180, max: 540, noNaN: true }),
      fc.double({ min: 0, max: 90, noNaN: true }),
      fc.double({ min: 0.4, max: 0.95, noNaN: true }),
      fc.double({ min: 0.5, max: 3, noNaN: true }),
      (size, at, azimuth, elevation, fill, aspect) => {
        const points = corners(size, at);
        const camera = new THREE.PerspectiveCamera(20, aspect);
        fitCamera(camera, points, {
          azimuth: THREE.MathUtils.degToRad(azimuth),
          elevation: THREE.MathUtils.degToRad(elevation),
          fill,
        });
        const seen = seenIn(camera, points);
        expect(seen.size).toBeCloseTo(fill, 2);
        expect(seen.middle[0]).toBeCloseTo(0, 2);
        expect(seen.middle[1]).toBeCloseTo(0, 2);
        expect(seen.near).toBeGreaterThan(-1);
        expect(seen.far).toBeLessThan(1);
      },
    ),
    { numRuns: 300 },
  );
});

test("a cloud of points is framed as exactly as a box", () => {
  const coordinate = fc.double({ min: -5, max: 5, noNaN: true });
  const cloud = fc.array(fc.tuple(coordinate, coordinate, coordinate), { minLength: 20, maxLength: 200 });
  fc.assert(
    fc.property(cloud, fc.double({ min: 0, max: 6, noNaN: true }), (places, azimuth) => {
      const points = [...places, [1, 1, 1], [-1, 2, 0]].map(([x = 0, y = 0, z = 0]) => new THREE.Vector3(x, y, z));
      const camera = new THREE.PerspectiveCamera(20, 1);
      fitCamera(camera, points, { azimuth, elevation: 0.3, fill: 0.78 });
      const seen = seenIn(camera, points);
      expect(seen.size).toBeCloseTo(0.78, 2);
      expect(Math.hypot(...seen.middle)).toBeCloseTo(0, 2);
    }),
  );
});

test("azimuth 0 looks at +Z, azimuth 90 at +X, and elevation is upwards", () => {
  const camera = new THREE.PerspectiveCamera(20, 1);
  const box = corners([1, 1, 1], [0, 0, 0]);
  const from = (azimuth: number, elevation: number) => {
    const angles = { azimuth: THREE.MathUtils.degToRad(azimuth), elevation: THREE.MathUtils.degToRad(elevation) };
    fitCamera(camera, box, { ...angles, fill: 0.78 });
    return camera.position.clone().normalize();
  };
  expect(from(0, 0).z).toBeCloseTo(1, 3);
  expect(from(90, 0).x).toBeCloseTo(1, 3);
  expect(from(0, 90).y).toBeCloseTo(1, 3);
});

test("lift moves the product down by its share of half a frame", () => {
  const camera = new THREE.PerspectiveCamera(20, 1);
  const points = corners([2, 1, 1], [0, 0, 0]);
  fitCamera(camera, points, { azimuth: 0.6, elevation: 0.2, fill: 0.7, lift: 0.1 });
  expect(seenIn(camera, points).middle[1]).toBeCloseTo(0.1, 2);
});

test("a close-up's sphere is framed as a circle of the asked size around its centre", () => {
  const camera = new THREE.PerspectiveCamera(20, 1);
  const points = spherePoints(new THREE.Vector3(3, 1, -2), 0.5);
  for (const point of points) expect(point.distanceTo(new THREE.Vector3(3, 1, -2))).toBeCloseTo(0.5, 6);
  fitCamera(camera, points, { azimuth: 1, elevation: 0.3, fill: 1 });
  expect(seenIn(camera, points).size).toBeCloseTo(1, 2);
  const center = new THREE.Vector3(3, 1, -2).project(camera);
  expect(Math.hypot(center.x, center.y)).toBeLessThan(0.03);
});
