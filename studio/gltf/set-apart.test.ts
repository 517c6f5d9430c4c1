import * as THREE from "three";
import { expect, test } from "vitest";
import { setApart } from "./set-apart.ts";

test("faces that lay in one plane do so no more, and pieces stay where they were", () => {
  const root = new THREE.Group();
  const boxes = [0, 1, 2].map((x) => {
    const box = new THREE.Mesh(new THREE.BoxGeometry(1, 1, 1).translate(0, 0.5, 0));
    box.position.x = x / 2;
    root.add(box);
    return box;
  });
  setApart(root);
  const bounds = boxes.map((box) => new THREE.Box3().setFromObject(box));
  const fronts = bounds.map(({ max }) => max.z);
  expect(new Set(fronts).size).toBe(3);
  for (const [index, bound] of bounds.entries()) {
    const center = bound.getCenter(new THREE.Vector3());
    expect(center.distanceTo(new THREE.Vector3(index / 2, 0.5, 0))).toBeLessThan(1e-6);
    expect(bound.max.z).toBeGreaterThan(0.49);
  }
});

test("flat pieces stay flat and thin pieces keep most of their thickness", () => {
  const root = new THREE.Group();
  const sheet = new THREE.Mesh(new THREE.PlaneGeometry(1, 1));
  const foil = new THREE.Mesh(new THREE.BoxGeometry(1, 1, 0.002));
  root.add(sheet, foil);
  setApart(root);
  expect(sheet.scale.z).toBe(1);
  expect(foil.scale.z).toBeGreaterThanOrEqual(0.8);
});
