import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";

/** The underside of a pump block, its copper towards local +Z: arms with screws, plate with turned rings. */
export function coldPlate(kit: Kit, radius: number): void {
  const { gunmetal, aluminium, black, gap } = kit.materials;
  const copper = turnedCopper(kit);
  kit.cylinder([0, 0, 0.015], radius * 0.98, 0.03, black, "z", { segments: 72 });
  for (const turn of [Math.PI / 4, -Math.PI / 4]) {
    kit.box([0, 0, 0.01], [radius * 2.66, 0.17, 0.03], gunmetal, 0.012, { rotation: [0, 0, turn] });
    for (const end of [-1, 1]) {
      const [x, y] = [Math.cos(turn) * end * radius * 1.33, Math.sin(turn) * end * radius * 1.33];
      kit.cylinder([x, y, 0.01], 0.085, 0.034, gunmetal, "z", { segments: 32 });
      kit.cylinder([x, y, 0.01], 0.05, 0.07, black, "z", { segments: 28 });
      for (const side of [-1, 1]) {
        kit.torus([x, y, 0.01 + side * 0.035], 0.04, 0.004, gunmetal);
        kit.cylinder([x, y, 0.01 + side * 0.034], 0.022, 0.006, gap, "z", { segments: 6 });
      }
    }
  }
  const disc = [
    [radius * 0.8, 0.025],
    [radius * 0.8, 0.066],
    [radius * 0.78, 0.075],
    [radius * 0.012, 0.075],
    [0, 0.074],
  ] as const;
  kit.turned([0, 0, 0], disc, copper, "z", 120);
  for (let ring = 1; ring < 6; ring += 1) kit.torus([0, 0, 0.0745], radius * 0.13 * ring, 0.0035, copper, "z", 0.4);
  for (let screw = 0; screw < 8; screw += 1) {
    const angle = (screw * Math.PI) / 4 + Math.PI / 8;
    const [x, y] = [Math.cos(angle) * radius * 0.7, Math.sin(angle) * radius * 0.7];
    kit.cylinder([x, y, 0.078], 0.028, 0.012, aluminium, "z", { segments: 20 });
    kit.box([x, y, 0.085], [0.04, 0.008, 0.003], gap, 0, { rotation: [0, 0, angle] });
  }
}

/** Copper turned on a lathe: its fine rings spread every lamp outwards, in a bright fan across the disc. */
function turnedCopper(kit: Kit): THREE.MeshPhysicalMaterial {
  return kit.shared(
    "turned copper",
    () =>
      new THREE.MeshPhysicalMaterial({
        color: "#9c5a38",
        metalness: 1,
        roughness: 0.2,
        anisotropy: 0.85,
        // The texture of a turned piece runs around it; what is rough is the way outwards.
        anisotropyRotation: Math.PI / 2,
      }),
  );
}
