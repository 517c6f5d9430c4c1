import type { Kit } from "../../kit/kit.ts";

/** The underside of a pump block, its copper towards local +Z: arms with screws, plate with turned rings. */
export function coldPlate(kit: Kit, radius: number): void {
  const { gunmetal, aluminium, black, gap } = kit.materials;
  const copper = ground(kit);
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
  kit.cylinder([0, 0, 0.05], radius * 0.8, 0.05, copper, "z", { segments: 80 });
  for (let ring = 1; ring < 6; ring += 1) kit.torus([0, 0, 0.0745], radius * 0.13 * ring, 0.0035, copper, "z", 0.4);
  for (let screw = 0; screw < 8; screw += 1) {
    const angle = (screw * Math.PI) / 4 + Math.PI / 8;
    const [x, y] = [Math.cos(angle) * radius * 0.7, Math.sin(angle) * radius * 0.7];
    kit.cylinder([x, y, 0.078], 0.028, 0.012, aluminium, "z", { segments: 20 });
    kit.box([x, y, 0.085], [0.04, 0.008, 0.003], gap, 0, { rotation: [0, 0, angle] });
  }
}

/** Copper with the fine grain of its grinding: without it a flat face has one colour, like paint. */
function ground(kit: Kit) {
  const { copper, aluminium } = kit.materials;
  return kit.shared("ground copper", () =>
    kit.material({
      color: copper.color,
      metalness: 1,
      roughness: 0.5,
      roughnessMap: aluminium.roughnessMap,
      envMapIntensity: 1,
    }),
  );
}
