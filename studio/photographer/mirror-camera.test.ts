import * as THREE from "three";
import { expect, test } from "vitest";
import { placeMirrorCamera } from "./mirror-camera.ts";

test("averaged over the frames, a point on the floor is where its mirror image is, upside down", () => {
  const height = 0.4;
  const target = new THREE.Vector3(0, 2, 0);
  const camera = new THREE.PerspectiveCamera(20, 1);
  camera.position.set(8, 6, 12);
  camera.lookAt(target);
  camera.updateMatrixWorld(true);
  const mirrored = camera.clone();
  const onFloor = new THREE.Vector3(1, height, 1.5);
  const seen = onFloor.clone().project(camera);
  const average = new THREE.Vector3();
  const frames = 400;
  for (let frame = 0; frame < frames; frame += 1) {
    placeMirrorCamera(mirrored, camera, target, height, frame);
    average.addScaledVector(onFloor.clone().project(mirrored), 1 / frames);
  }
  expect(Math.abs(average.x)).toBeCloseTo(Math.abs(seen.x), 1);
  expect(mirrored.position.y).toBeLessThan(height);
  expect(average.y).toBeCloseTo(seen.y, 1);
});
