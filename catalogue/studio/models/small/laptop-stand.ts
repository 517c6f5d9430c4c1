import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import type { LaptopStandLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";
import { DARK_GOODS } from "./dark-goods.ts";

const WIDTH = 2.5;
const SHEET = 0.1;
const FOOT_LIFT = 0.04;
const BEND = 0.09;
/** The fold seen from the side: foot, riser, shelf. The user sits at +X. */
const FOLD = [
  [1.05, FOOT_LIFT + SHEET / 2],
  [-1.2, FOOT_LIFT + SHEET / 2],
  [0.85, 1.3],
  [-1.15, 1.86],
] as const;
const SHELF_TURN = Math.atan2(FOLD[3][1] - FOLD[2][1], FOLD[2][0] - FOLD[3][0]);
const RISER_TURN = Math.atan2(FOLD[2][1] - FOLD[1][1], FOLD[2][0] - FOLD[1][0]);

/** One folded sheet of aluminium: foot, riser and a sloped shelf with two lips that hold the laptop. */
export const laptopStand: Model<LaptopStandLook> = {
  angles: {
    hero: { azimuth: 48, elevation: 16 },
    side: { azimuth: 6, elevation: 5 },
    back: { azimuth: 228, elevation: 20 },
    detail: { azimuth: 58, elevation: 26, closeUp: { at: [0.7, 1.35, 0.75], radius: 0.66 } },
  },
  smallestShadow: 0.02,
  lighting: (look) => (look.metal === "silver" ? {} : DARK_GOODS),
  build(kit, look) {
    const silver = look.metal === "silver";
    const metal = kit.material({
      color: silver ? "#989ca3" : "#3d4047",
      metalness: silver ? 0.55 : 0.8,
      roughness: 0.46,
      roughnessMap: kit.materials.aluminium.roughnessMap,
      envMapIntensity: 0.9,
    });
    kit.slab(foldedSheet(), WIDTH, metal, [0, 0, 0], { bevel: 0.02, curveSegments: 12 });
    foot(kit);
    riser(kit);
    shelf(kit, metal, silver);
  },
};

/** The outline of the fold: its middle line with round bends, thickened to both sides. */
function foldedSheet(): THREE.Shape {
  const [toe, heel, knee, back] = FOLD.map(([x, y]) => new THREE.Vector2(x, y));
  if (!toe || !heel || !knee || !back) return new THREE.Shape();
  const line = [toe, ...bend(toe, heel, knee), ...bend(heel, knee, back), back];
  const sides = [1, -1].map((side) =>
    line.map((point, index) => {
      const before = line[Math.max(0, index - 1)] ?? point;
      const after = line[Math.min(line.length - 1, index + 1)] ?? point;
      const along = after.clone().sub(before).normalize();
      return point.clone().add(new THREE.Vector2(-along.y, along.x).multiplyScalar((side * SHEET) / 2));
    }),
  );
  return new THREE.Shape([...(sides[0] ?? []), ...(sides[1] ?? []).toReversed()]);
}

/** Points of a round bend at `corner`, of `BEND` in the middle of the sheet: less, and its inner side would cut itself. */
function bend(from: THREE.Vector2, corner: THREE.Vector2, to: THREE.Vector2): THREE.Vector2[] {
  const back = from.clone().sub(corner).normalize();
  const ahead = to.clone().sub(corner).normalize();
  const half = Math.acos(back.dot(ahead)) / 2;
  const center = corner.clone().addScaledVector(back.clone().add(ahead).normalize(), BEND / Math.sin(half));
  const start = corner.clone().addScaledVector(back, BEND / Math.tan(half));
  const sweep = Math.sign(ahead.cross(back)) * (Math.PI - 2 * half);
  return Array.from({ length: 41 }, (_, step) => start.clone().rotateAround(center, (step / 40) * sweep));
}

function foot(kit: Kit): void {
  for (const x of [-0.72, 0.85])
    for (const z of [-0.98, 0.98]) kit.cylinder([x, FOOT_LIFT / 2, z], 0.13, FOOT_LIFT, kit.materials.rubber, "y");
}

/** A grommet in the riser leads the cables through. */
function riser(kit: Kit): void {
  // No shadow may fall onto the hole.
  const hole = new THREE.MeshBasicMaterial({ color: "#07080a" });
  const [x, y] = [(FOLD[1][0] + FOLD[2][0]) / 2, (FOLD[1][1] + FOLD[2][1]) / 2];
  for (const side of [1, -1]) {
    const direction = [side * Math.sin(RISER_TURN), -side * Math.cos(RISER_TURN), 0] as const;
    kit.at([x, y, 0], direction, () => {
      kit.cylinder([0, 0, SHEET / 2], 0.36, 0.006, hole, "z", { segments: 72, castsShadow: false });
      kit.torus([0, 0, SHEET / 2 + 0.004], 0.37, 0.026, kit.materials.rubber, "z");
    });
  }
}

function shelf(kit: Kit, metal: THREE.Material, silver: boolean): void {
  const { rubber } = kit.materials;
  kit.at(
    [FOLD[2][0], FOLD[2][1] + SHEET / 2, 0],
    null,
    () => {
      for (const z of [-0.86, 0.86]) {
        kit.slab(roundedRectangle(1.5, 0.26, 0.12), 0.035, rubber, [-1.15, 0.012, z], { bevel: 0.01, axis: "y" });
        kit.slab(roundedRectangle(0.56, 0.34, 0.1), 0.09, metal, [-0.26, 0.13, z], {
          bevel: 0.025,
          axis: "x",
        });
        kit.slab(roundedRectangle(0.46, 0.2, 0.08), 0.03, rubber, [-0.315, 0.16, z], { bevel: 0.01, axis: "-x" });
      }
      label(kit, "RIGSMITH", [-1.3, 0.004, 0], 1, "y", {
        color: silver ? "#08090b" : "#c3c8d0",
        weight: 800,
        rotation: [0, 0, Math.PI / 2],
      });
    },
    [0, 0, -SHELF_TURN],
  );
}
