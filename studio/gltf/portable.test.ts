import * as THREE from "three";
import { expect, test } from "vitest";
import { portable } from "./portable.ts";

function meshWith(material: THREE.Material, color?: readonly [number, number, number]): THREE.Mesh {
  const geometry = new THREE.PlaneGeometry(1, 1);
  if (color) {
    const colors = new Float32Array([...color, ...color, ...color, ...color]);
    geometry.setAttribute("color", new THREE.BufferAttribute(colors, 3));
  }
  return new THREE.Mesh(geometry, material);
}

function only(group: THREE.Group): THREE.Mesh<THREE.BufferGeometry, THREE.MeshBasicMaterial> {
  expect(group.children).toHaveLength(1);
  return group.children[0] as THREE.Mesh<THREE.BufferGeometry, THREE.MeshBasicMaterial>;
}

test("glowing colours come into 0..1 and keep their strength beside them", () => {
  const bar = meshWith(new THREE.MeshBasicMaterial({ vertexColors: true }), [2, 1, 0]);
  const mesh = only(portable(new THREE.Group().add(bar)));
  const colors = mesh.geometry.getAttribute("color");
  expect([colors.getX(0), colors.getY(0), colors.getZ(0)]).toEqual([1, 0.5, 0]);
  expect(mesh.material.userData["glow"]).toBe(2);
  expect(bar.geometry.getAttribute("color").getX(0)).toBe(2);
});

test("of the layers of a pane only the reflecting one stays, as glass", () => {
  const tint = meshWith(new THREE.MeshBasicMaterial({ transparent: true, opacity: 0.14 }));
  const streak = meshWith(new THREE.MeshBasicMaterial({ transparent: true, blending: THREE.AdditiveBlending }));
  const reflection = new THREE.MeshStandardMaterial({ transparent: true, blending: THREE.AdditiveBlending });
  reflection.userData["isGlass"] = true;
  const { material } = only(portable(new THREE.Group().add(tint, meshWith(reflection), streak)));
  expect(material.userData["glass"]).toBe(true);
  expect(material.opacity).toBeLessThan(0.3);
});

test("prints stand off what they are printed on", () => {
  const print = meshWith(new THREE.MeshStandardMaterial({ transparent: true }));
  const { geometry } = only(portable(new THREE.Group().add(print)));
  expect(geometry.getAttribute("position").getZ(0)).toBeCloseTo(0.01);
});

test("a material that glTF cannot carry is an error that names it", () => {
  const scene = new THREE.Group().add(meshWith(new THREE.MeshNormalMaterial()));
  expect(() => portable(scene)).toThrow("MeshNormalMaterial");
});
