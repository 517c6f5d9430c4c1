import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { label } from "../../kit/prints.ts";
import type { LaptopStandLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";

const WIDTH = 2.5;
const SHEET = 0.1;
/** The fold, seen from the side: foot, riser, shelf, lip. */
const FOLD = [
  [1.2, SHEET / 2],
  [-0.75, SHEET / 2],
  [-1.02, 0.14],
  [-1.02, 0.42],
  [-0.3, 1.45],
  [-0.42, 1.72],
  [-1.28, 2.05],
] as const;

/** Folded aluminium: nothing to wobble. A laptop lies on the upper plate, against the two lips. */
export const laptopStand: Model<LaptopStandLook> = {
  angles: {
    hero: { azimuth: 40, elevation: 18 },
    front: { azimuth: 84, elevation: 14 },
    side: { azimuth: 4, elevation: 5 },
    back: { azimuth: 226, elevation: 20 },
    detail: { azimuth: 52, elevation: 30, closeUp: { at: [0.75, 1.4, 0.7], radius: 0.62 } },
  },
  smallestShadow: 0.02,
  build(kit, look) {
    const metal = kit.material({
      color: look.metal === "silver" ? "#777b82" : "#2a2c31",
      metalness: 0.95,
      roughness: 0.44,
      roughnessMap: kit.materials.aluminium.roughnessMap,
      envMapIntensity: 0.9,
    });
    foot(kit, metal);
    riser(kit, metal);
    shelf(kit, metal);
  },
};

function foot(kit: Kit, metal: THREE.Material): void {
  const plate = new THREE.Shape();
  const [front, back, half] = [1.15, -0.95, WIDTH / 2];
  plate.moveTo(back, -half);
  plate.lineTo(front - 0.3, -half);
  plate.absarc(front - 0.3, -half + 0.3, 0.3, -Math.PI / 2, 0);
  plate.absarc(front - 0.3, half - 0.3, 0.3, 0, Math.PI / 2);
  plate.lineTo(back, half);
  const cut = new THREE.Path().absellipse(0.15, 0, 0.55, 0.72, 0, 2 * Math.PI, true);
  plate.holes.push(cut);
  kit.slab(plate, SHEET, metal, [0, SHEET / 2 + 0.03, 0], { bevel: 0.022, axis: "y", curveSegments: 48 });
  for (const x of [-0.75, 0.85])
    for (const z of [-0.95, 0.95]) kit.cylinder([x, 0.02, z], 0.12, 0.04, kit.materials.rubber, "y");
  kit.add(bend(0.2, Math.PI * 0.72, WIDTH), metal, [-0.95, SHEET / 2 + 0.03 + 0.2, 0], { rotation: [0, 0, 0] });
}

/** The riser leans forward from the back edge up to under the shelf. */
function riser(kit: Kit, metal: THREE.Material): void {
  const plate = new THREE.Shape();
  const [height, half] = [1.42, WIDTH / 2];
  plate.moveTo(-half, 0);
  plate.lineTo(half, 0);
  plate.lineTo(half - 0.16, height);
  plate.lineTo(-half + 0.16, height);
  const hole = new THREE.Path();
  hole.absellipse(0, height * 0.45, 0.42, 0.36, 0, 2 * Math.PI, true);
  plate.holes.push(hole);
  const lean = Math.PI * 0.72;
  const start = new THREE.Vector2(-0.95 - Math.sin(lean) * 0.2, 0.28 - Math.cos(lean) * 0.2);
  kit.at([start.x, start.y, 0], [Math.sin(lean), -Math.cos(lean), 0], () => {
    kit.slab(plate, SHEET, metal, [0, 0, 0], { bevel: 0.022, curveSegments: 48 });
    label(kit, "RIGSMITH", [0, 1.15, SHEET / 2 + 0.003], 0.7, "z", { color: "#15171a", weight: 800 });
  });
}

function shelf(kit: Kit, metal: THREE.Material): void {
  const { rubber } = kit.materials;
  kit.at([FOLD[4][0] + 0.28, FOLD[4][1] - 0.16, 0], [0.32, 1, 0], () => {
    const plate = new THREE.Shape();
    const [near, far, half] = [0.95, -1.05, WIDTH / 2];
    plate.moveTo(-half, far + 0.3);
    plate.absarc(-half + 0.3, far + 0.3, 0.3, Math.PI, Math.PI * 1.5);
    plate.absarc(half - 0.3, far + 0.3, 0.3, Math.PI * 1.5, 2 * Math.PI);
    plate.lineTo(half, near);
    plate.lineTo(-half, near);
    plate.holes.push(new THREE.Path().absellipse(0, 0, 0.62, 0.5, 0, 2 * Math.PI, true));
    kit.slab(plate, SHEET, metal, [0, 0, 0], { bevel: 0.022, curveSegments: 48, rotation: [0, 0, Math.PI / 2] });
    for (const y of [-0.78, 0.78]) {
      kit.box([0.98, y, 0.16], [SHEET, 0.62, 0.42], metal, 0.035);
      kit.box([0.92, y, 0.2], [0.03, 0.54, 0.3], rubber, 0.012);
      kit.box([0.35, y, SHEET / 2 + 0.012], [0.9, 0.2, 0.03], rubber, 0.012);
    }
  });
}

/** A quarter-round fold along Z. */
function bend(radius: number, angle: number, width: number): THREE.BufferGeometry {
  const shape = new THREE.Shape();
  const from = Math.PI * 1.5;
  shape.absarc(0, 0, radius + SHEET / 2, from, from - angle, true);
  shape.absarc(0, 0, radius - SHEET / 2, from - angle, from, false);
  return new THREE.ExtrudeGeometry(shape, { depth: width, bevelEnabled: false, curveSegments: 32 }).translate(
    0,
    0,
    -width / 2,
  );
}
